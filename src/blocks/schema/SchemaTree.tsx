// Schemas contain fields, and fields contain schemas: one recursion, so one module.
import { useText } from '../../hooks/use-text.ts';
import { memberFields, saysMore } from '../../model/members.ts';
import type { Field, SchemaNode } from '../../model/schema.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { Alternatives } from './Alternatives.tsx';
import type { Direction } from './direction.ts';
import { EnumValues } from './EnumValues.tsx';
import { FieldHead } from './FieldHead.tsx';
import { NestedFields } from './NestedFields.tsx';
import { renderDescription } from './SchemaDescription.tsx';
import { renderFacts } from './SchemaFacts.tsx';

type SchemaRootProps = {
  schema: SchemaNode;
  direction: Direction;
  depth?: number;
  /** Stands below a heading of its own, which keeps the distance. */
  isEntry?: boolean;
};

/** The schema of a whole body or message: the fields of an object are open, anything else is described like a field without a name. */
export function SchemaRoot({ schema, direction, depth = 0, isEntry }: SchemaRootProps) {
  const fields = memberFields(schema);
  if (fields.length === 0) {
    const details = <SchemaDetails schema={schema} direction={direction} depth={depth} />;
    return isEntry ? details : <div className="field">{details}</div>;
  }
  const { fields: _fields, values: _values, prefixItems: _prefix, description, closed: _closed, ...rest } = schema;
  return (
    <>
      {renderDescription(description)}
      <FieldList fields={fields} direction={direction} depth={depth} />
      <SchemaDetails schema={rest} direction={direction} depth={depth} />
    </>
  );
}

type FieldListProps = { fields: Field[]; direction: Direction; depth?: number };

export function FieldList({ fields, direction, depth = 0 }: FieldListProps) {
  return (
    <ul>
      {fields.map((field) => (
        <li key={field.id || field.name} className="field" id={field.id || undefined}>
          <FieldHead field={field} direction={direction} />
          <SchemaDetails schema={field.schema} direction={direction} depth={depth} />
        </li>
      ))}
    </ul>
  );
}

type SchemaDetailsProps = { schema: SchemaNode; direction: Direction; depth: number };

/** Everything about a schema but its type: description, rules, values, then what is inside it, or a word about why that is not shown. */
function SchemaDetails({ schema, direction, depth }: SchemaDetailsProps) {
  const { t } = useText();
  const fields = memberFields(schema);
  const { description, items } = schema;
  return (
    <>
      {renderDescription(description)}
      {renderFacts(schema, t)}
      {schema.enum && <EnumValues values={schema.enum} usual={schema.default} />}
      {fields.length > 0 && (
        <NestedFields count={fields.length} isOpen={isOpenAtFirst(fields.length, depth, direction)}>
          <FieldList fields={fields} direction={direction} depth={depth + 1} />
        </NestedFields>
      )}
      {schema.closed && fields.length > 0 && depth === 0 && direction === 'request' && (
        <p className="field__note">{t('field.closed')}</p>
      )}
      {schema.alternatives && (
        <Alternatives
          {...schema.alternatives}
          renderSchema={(option) => <SchemaRoot schema={option} direction={direction} depth={depth + 1} />}
        />
      )}
      {schema.sameAs && (
        <p className="field__note">
          <a className="text-link" href={`#${schema.sameAs.id}`}>
            {t('field.sameAs', { name: schema.sameAs.name })}
          </a>
        </p>
      )}
      {schema.recursive && <p className="field__note">{t('field.recursive', { name: schema.name ?? schema.type })}</p>}
      {schema.cut && <CutNote schema={schema} />}
      {items && <ItemDetails schema={items} direction={direction} depth={depth} />}
    </>
  );
}

/** Where the rest of a schema is: on the page of its type, or in the document. */
function CutNote({ schema: { href, name, type } }: { schema: SchemaNode }) {
  const { t } = useText();
  if (href === undefined) return <p className="field__note">{t('field.cut')}</p>;
  return (
    <p className="field__note">
      <SmartLink className="text-link" href={href}>
        {t('field.allFields', { name: name ?? type })}
      </SmartLink>
    </p>
  );
}

/** The element of an array. An array of objects goes straight to their fields. */
function ItemDetails({ schema, direction, depth }: SchemaDetailsProps) {
  const { t } = useText();
  const { description: _, ...rest } = schema;
  if (schema.fields) return <SchemaDetails schema={rest} direction={direction} depth={depth} />;
  if (!saysMore(schema)) return null;
  return (
    <div className="item">
      <p className="alternatives__head">{t('field.items')}</p>
      <SchemaDetails schema={schema} direction={direction} depth={depth} />
    </div>
  );
}

/** Of the first level: in a request what is short, in a response everything, because that is where its data is. */
function isOpenAtFirst(count: number, depth: number, direction: Direction): boolean {
  return depth === 0 && (direction === 'response' || count <= MAX_OPEN_FIELDS);
}

const MAX_OPEN_FIELDS = 3;
