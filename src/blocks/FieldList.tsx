import { useText } from '../hooks/use-text.ts';
import type { Field, SchemaNode } from '../model/schema.ts';
import { SmartLink } from '../ui/SmartLink.tsx';
import { Prose } from './Prose.tsx';
import { SchemaDetails } from './SchemaDetails.tsx';

/** Whether the reader writes the fields or reads them: what is always there needs no word when reading. */
export type Direction = 'request' | 'response';

type FieldListProps = { fields: Field[]; direction: Direction; depth?: number };

export function FieldList({ fields, direction, depth = 0 }: FieldListProps) {
  return (
    <ul>
      {fields.map((field) => (
        <li key={field.id || field.name} className="f" id={field.id || undefined}>
          <FieldHead field={field} direction={direction} />
          <SchemaDetails schema={field.schema} direction={direction} depth={depth} />
        </li>
      ))}
    </ul>
  );
}

function FieldHead({ field: { name, id, schema, ...need }, direction }: { field: Field; direction: Direction }) {
  return (
    <div className="f__h">
      <FieldName id={id} name={name} />
      <FieldType schema={schema} />
      {id && <FieldNeed {...need} direction={direction} />}
      <FieldMarks schema={schema} />
    </div>
  );
}

/** Types that the site describes once are links to there. */
function FieldType({ schema: { type, href, items, values } }: { schema: SchemaNode }) {
  const target = href ?? items?.href ?? values?.href;
  if (target === undefined) return <span className="f__t">{type}</span>;
  return (
    <SmartLink className="f__t" href={target}>
      {type}
    </SmartLink>
  );
}

/** The name is the permalink of its field; members without a place in the contract have none. */
function FieldName({ id, name }: Pick<Field, 'id' | 'name'>) {
  return id ? (
    // The order is that of compression: what never changes stands together, which saves 0.1 kB of a page.
    <a translate="no" className="f__n" href={`#${id}`}>
      {name}
    </a>
  ) : (
    <span className="f__n" translate="no">
      {name}
    </span>
  );
}

type FieldNeedProps = Pick<Field, 'required' | 'condition'> & { direction: Direction };

function FieldNeed({ required, condition, direction }: FieldNeedProps) {
  const { t } = useText();
  if (condition) {
    return (
      <span className="req">
        <Prose nodes={condition} />
      </span>
    );
  }
  if (!required) return <span className="opt-l">{t('field.optional')}</span>;
  return direction === 'request' ? <span className="req">{t('field.required')}</span> : null;
}

/** Single words about a field. `given` is the exception worth a word: all else is proposed until the contract is confirmed. */
function FieldMarks({ schema }: { schema: SchemaNode }) {
  const { t } = useText();
  return (
    <>
      {schema.deprecated && <span className="tag tag--warn">{t('field.deprecated')}</span>}
      {schema.readOnly && <span className="tag">{t('field.readOnly')}</span>}
      {schema.writeOnly && <span className="tag">{t('field.writeOnly')}</span>}
      {schema.secret && (
        <span className="tag tag--bad" title={t('field.secretExplanation')}>
          {t('field.secret')}
        </span>
      )}
      {schema.provenance === 'given' && <span className="tag">{t('field.given')}</span>}
    </>
  );
}
