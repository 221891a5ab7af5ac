// Schemas contain fields, and fields contain schemas: one recursion, so one module.
import { Fragment } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { hasMeaning, memberFields } from '../../model/members.ts';
import type { Field, SchemaNode } from '../../model/schema.ts';
import type { Text } from '../../strings/i18n.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { renderProse } from '../prose/Prose.tsx';
import { Alternatives } from './Alternatives.tsx';
import type { Direction } from './direction.ts';
import { EnumValues } from './EnumValues.tsx';
import { FieldFold } from './FieldFold.tsx';
import { FieldHead } from './FieldHead.tsx';
import { renderDescription } from './SchemaDescription.tsx';
import { renderFacts } from './SchemaFacts.tsx';

type SchemaRootProps = {
  schema: SchemaNode;
  direction: Direction;
  depth?: number;
  /** Is below a heading of its own, which keeps the distance. */
  isEntry?: boolean;
};

/** The schema of a whole body or message: the fields of an object are open, anything else is described like a field without a name. */
export function SchemaRoot({ schema, direction, depth = 0, isEntry }: SchemaRootProps) {
  const { t } = useText();
  const fields = memberFields(schema);
  if (fields.length === 0) {
    const details = <SchemaDetails schema={schema} direction={direction} depth={depth} isEntry={isEntry} />;
    return isEntry ? details : <div className="field">{details}</div>;
  }
  const { fields: _fields, values: _values, prefixItems: _prefix, description, closed, ...rest } = schema;
  const envelope = fields.filter((field) => field.envelope);
  const content = fields.filter((field) => !field.envelope);
  const [only, ...others] = content;
  const isWrapper = envelope.length > 0 && only?.schema.fields !== undefined && others.length === 0;
  return (
    <>
      {envelope.length === 0 && renderDescription(description)}
      {envelope.length > 0 && (
        <FieldFold label={t('field.envelope')} fields={envelope} isStandard>
          <FieldList fields={envelope} direction={direction} depth={depth} />
        </FieldFold>
      )}
      {isWrapper ? (
        <WrappedFields field={only} direction={direction} />
      ) : (
        <FieldList fields={content} direction={direction} depth={depth} />
      )}
      {closed && direction === 'request' && <p className="field__note">{t('field.closed')}</p>}
      <SchemaDetails schema={rest} direction={direction} depth={depth} />
    </>
  );
}

/** The content of an envelope: its fields are those that the reader came for. */
function WrappedFields({ field, direction }: { field: Field; direction: Direction }) {
  const { fields = [], nullReason } = field.schema;
  return (
    <div className="field-content" id={field.id}>
      <FieldHead field={field} direction={direction} />
      <FieldList fields={fields} direction={direction} nullReason={nullReason} />
    </div>
  );
}

type FieldListProps = {
  fields: Field[];
  direction: Direction;
  depth?: number;
  /** Why some of the fields are always null. */
  nullReason?: SchemaNode['nullReason'];
};

export function FieldList({ fields, direction, depth = 0, nullReason }: FieldListProps) {
  const { t } = useText();
  const nulls = fields.filter(({ schema }) => schema.alwaysNull);
  return (
    <>
      <ul>
        {fields
          .filter(({ schema }) => !schema.alwaysNull)
          .map((field) => (
            <FieldItem key={field.id || field.name} field={field} direction={direction} depth={depth} />
          ))}
      </ul>
      {nulls.length > 0 && (
        <FieldFold label={t('field.nullCount', { count: nulls.length })} fields={nulls}>
          {nullReason && <p className="field__note">{renderProse(nullReason)}</p>}
          <ul>
            {nulls.map((field) => (
              <FieldItem key={field.id} field={field} direction={direction} depth={depth + 1} />
            ))}
          </ul>
        </FieldFold>
      )}
    </>
  );
}

type FieldItemProps = { field: Field; direction: Direction; depth: number; parent?: string };

/** A field; the few fields of an object that is always sent follow it in the same list, each with the name of the object. */
function FieldItem({ field, direction, depth, parent }: FieldItemProps) {
  const { name, id, required, schema } = field;
  const isFlat =
    direction === 'request' && depth === 0 && required && (schema.fields?.length ?? Infinity) <= MAX_FLAT_FIELDS;
  const { fields: inside = [], ...own } = schema;
  return (
    <Fragment>
      <li className="field" id={id || undefined}>
        <FieldHead field={field} direction={direction} parent={parent} />
        <SchemaDetails schema={isFlat ? own : schema} direction={direction} depth={depth} />
      </li>
      {isFlat &&
        inside.map((part) => (
          <FieldItem key={part.id} field={part} direction={direction} depth={depth + 1} parent={name} />
        ))}
    </Fragment>
  );
}

const MAX_FLAT_FIELDS = 3;

/** The values of a map have no names to show. */
function getLabel({ fields }: SchemaNode, count: number, t: Text): string {
  return fields ? t('field.count', { count }) : t('field.mapValues');
}

type SchemaDetailsProps = { schema: SchemaNode; direction: Direction; depth: number; isEntry?: boolean | undefined };

/** Everything about a schema but its type: description, rules, values, then what is inside it, or a word about why that is not shown. */
function SchemaDetails({ schema, direction, depth, isEntry }: SchemaDetailsProps) {
  const { t } = useText();
  const fields = memberFields(schema);
  const { description, items } = schema;
  return (
    <>
      {renderDescription(description)}
      {renderFacts(schema, t)}
      {schema.enum && <EnumValues schema={schema} isOpen={isEntry} />}
      {fields.length > 0 && (
        <FieldFold label={getLabel(schema, fields.length, t)} fields={schema.fields ? fields : []}>
          <FieldList fields={fields} direction={direction} depth={depth + 1} nullReason={schema.nullReason} />
          {schema.closed && direction === 'request' && <p className="field__note">{t('field.closed')}</p>}
        </FieldFold>
      )}
      {schema.alternatives && (
        <Alternatives
          {...schema.alternatives}
          renderSchema={(option) => <SchemaRoot schema={option} direction={direction} depth={depth + 1} />}
        />
      )}
      {schema.sameAs && !schema.href && (
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

/** The element of an array. An array of objects goes straight to their fields; the list that a response is about is open. */
function ItemDetails({ schema, direction, depth }: SchemaDetailsProps) {
  const { t } = useText();
  const { description: _, fields, ...rest } = schema;
  if (fields && direction === 'response' && depth === 0)
    return (
      <>
        <SchemaDetails schema={rest} direction={direction} depth={depth} />
        <div className="field-elements">
          <FieldList fields={fields} direction={direction} depth={depth + 1} nullReason={schema.nullReason} />
        </div>
      </>
    );
  if (fields) return <SchemaDetails schema={{ ...rest, fields }} direction={direction} depth={depth} />;
  if (!hasMeaning(schema)) return null;
  return (
    <div className="item">
      <p className="alternatives__head">{t('field.items')}</p>
      <SchemaDetails schema={schema} direction={direction} depth={depth} />
    </div>
  );
}
