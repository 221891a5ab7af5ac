import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { memberFields, saysMore } from '../../model/members.ts';
import type { ProseNode } from '../../model/prose.ts';
import type { SchemaNode } from '../../model/schema.ts';
import { drawProse } from '../prose/Prose.tsx';
import { Alternatives } from './Alternatives.tsx';
import { EnumValues } from './EnumValues.tsx';
import { type Direction, FieldList } from './FieldList.tsx';
import { Kids } from './NestedFields.tsx';
import { drawFacts } from './SchemaFacts.tsx';

type SchemaDetailsProps = { schema: SchemaNode; direction: Direction; depth: number };

/** Everything about a schema but its type: description, rules, values, then what is inside it, or a word about why that is not shown. */
export function SchemaDetails({ schema, direction, depth }: SchemaDetailsProps) {
  const { t } = useText();
  const fields = memberFields(schema);
  const { description, items } = schema;
  return (
    <>
      {drawDescription(description)}
      {drawFacts(schema, t)}
      {schema.enum && <EnumValues values={schema.enum} usual={schema.default} />}
      {fields.length > 0 && (
        <Kids count={fields.length} isOpen={isOpenAtFirst(fields.length, depth, direction)}>
          <FieldList fields={fields} direction={direction} depth={depth + 1} />
        </Kids>
      )}
      {schema.closed && fields.length > 0 && depth === 0 && direction === 'request' && (
        <p className="f__note">{t('field.closed')}</p>
      )}
      {schema.alternatives && <Alternatives {...schema.alternatives} direction={direction} depth={depth + 1} />}
      {schema.sameAs && (
        <p className="f__note">
          <a className="lnk" href={`#${schema.sameAs.id}`}>
            {t('field.sameAs', { name: schema.sameAs.name })}
          </a>
        </p>
      )}
      {schema.recursive && <p className="f__note">{t('field.recursive', { name: schema.name ?? schema.type })}</p>}
      {schema.cut && <p className="f__note">{t('field.cut')}</p>}
      {items && <ItemDetails schema={items} direction={direction} depth={depth} />}
    </>
  );
}

/** The paragraph of most descriptions is the element itself: a page has hundreds of them. */
export function drawDescription(nodes: ProseNode[] = []): ReactNode {
  const [only, ...others] = nodes;
  if (!only) return null;
  if (Array.isArray(only) && only[0] === 'p' && others.length === 0) {
    const [, , ...children] = only;
    return <p className="f__d">{drawProse(children)}</p>;
  }
  return <div className="f__d">{drawProse(nodes)}</div>;
}

/** The element of an array. An array of objects goes straight to their fields. */
function ItemDetails({ schema, direction, depth }: SchemaDetailsProps) {
  const { t } = useText();
  const { description: _, ...rest } = schema;
  if (schema.fields) return <SchemaDetails schema={rest} direction={direction} depth={depth} />;
  if (!saysMore(schema)) return null;
  return (
    <div className="item">
      <p className="alts__h">{t('field.items')}</p>
      <SchemaDetails schema={schema} direction={direction} depth={depth} />
    </div>
  );
}

/** Of the first level: in a request what is short, in a response everything, because that is where its data is. */
function isOpenAtFirst(count: number, depth: number, direction: Direction): boolean {
  return depth === 0 && (direction === 'response' || count <= MAX_OPEN_FIELDS);
}

const MAX_OPEN_FIELDS = 3;
