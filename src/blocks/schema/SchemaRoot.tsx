import { memberFields } from '../../model/members.ts';
import type { SchemaNode } from '../../model/schema.ts';
import { type Direction, FieldList } from './FieldList.tsx';
import { drawDescription, SchemaDetails } from './SchemaDetails.tsx';

type SchemaRootProps = {
  schema: SchemaNode;
  direction: Direction;
  depth?: number;
  /** Stands below a heading of its own, which keeps the distance. */
  isEntry?: boolean;
};

/** The schema of a whole body or message: an object lies open, anything else is described like a field without a name. */
export function SchemaRoot({ schema, direction, depth = 0, isEntry }: SchemaRootProps) {
  const fields = memberFields(schema);
  if (fields.length === 0) {
    const details = <SchemaDetails schema={schema} direction={direction} depth={depth} />;
    return isEntry ? details : <div className="f">{details}</div>;
  }
  const { fields: _fields, values: _values, prefixItems: _prefix, description, closed: _closed, ...rest } = schema;
  return (
    <>
      {drawDescription(description)}
      <FieldList fields={fields} direction={direction} depth={depth} />
      <SchemaDetails schema={rest} direction={direction} depth={depth} />
    </>
  );
}
