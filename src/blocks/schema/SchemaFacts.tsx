import type { ReactNode } from 'react';
import { shownConstraints } from '../../model/constraints.ts';
import type { JsonValue, SchemaNode } from '../../model/schema.ts';
import type { Text } from '../../site/i18n.ts';

/** Rules, default, constant and examples: pairs of a word and code. No component, because each field has them. */
export function renderFacts(schema: SchemaNode, t: Text): ReactNode {
  const rules = shownConstraints(schema.constraints ?? []).map(({ kind, value, words }) =>
    renderFact(kind, t(`field.constraint.${kind}`) + (words ? ` · ${words}` : ''), [value]),
  );
  // In the list of meanings the default stands beside its value.
  const hasMeanings = schema.enum?.some(({ description }) => description) ?? false;
  const facts: ReactNode[] = [
    schema.enum &&
      !hasMeanings &&
      schema.enum.length <= MAX_INLINE_VALUES &&
      renderFact(
        'enum',
        t('field.enum'),
        schema.enum.map(({ value }) => value),
      ),
    ...rules,
    schema.const !== undefined && renderFact('const', t('field.const'), [schema.const]),
    schema.default !== undefined && !hasMeanings && renderFact('default', t('field.default'), [schema.default]),
    schema.encrypts && renderFact('encrypts', t('field.encrypts'), [schema.encrypts]),
    schema.examples && renderFact('examples', t('field.examples'), schema.examples),
  ].filter(Boolean);
  return facts.length > 0 ? <dl className="field__facts">{facts}</dl> : null;
}

/** Values without descriptions stand in one line up to this number. */
export const MAX_INLINE_VALUES = 12;

/** One value is its element itself. No component: a page has hundreds of facts. */
function renderFact(key: string, label: string, values: JsonValue[]): ReactNode {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) {
    return (
      <div key={key}>
        <dt>{label}</dt>
        <dd className="field__value" translate="no">
          {showValue(only)}
        </dd>
      </div>
    );
  }
  return (
    <div key={key}>
      <dt>{label}</dt>
      <dd>
        {values.map(showValue).map((value) => (
          <code key={value} translate="no">
            {value}
          </code>
        ))}
      </dd>
    </div>
  );
}

/** Strings without quotes, because that is how they are typed and searched for. */
export function showValue(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
