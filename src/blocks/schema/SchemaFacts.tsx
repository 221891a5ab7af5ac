import type { ReactNode } from 'react';
import { type ShownConstraint, shownConstraints } from '../../model/constraints.ts';
import type { JsonValue, SchemaNode } from '../../model/schema.ts';
import type { Text } from '../../strings/i18n.ts';
import { renderExpression } from './Expression.tsx';

/** Rules, default, constant and examples in one line. No component, because each field has them. */
export function renderFacts(schema: SchemaNode, t: Text): ReactNode {
  // In the list of meanings the default is beside its value.
  const hasMeanings = schema.enum?.some(({ description }) => description) ?? false;
  const isListed = schema.enum && !hasMeanings && schema.enum.length <= MAX_INLINE_VALUES;
  const facts: ReactNode[] = [
    isListed && schema.const === undefined && renderFact('enum', t('field.enum'), getValues(schema)),
    ...shownConstraints(schema.constraints ?? []).map((constraint) => renderConstraint(constraint, t)),
    schema.default !== undefined && !hasMeanings && renderFact('default', t('field.default'), [schema.default]),
    schema.encrypts && renderFact('encrypts', t('field.encrypts'), [schema.encrypts]),
    schema.examples && renderFact('examples', t('field.eg'), schema.examples),
  ].filter(Boolean);
  return facts.length > 0 ? <div className="field__facts">{facts}</div> : null;
}

/** Values without descriptions are in one line up to this number. */
export const MAX_INLINE_VALUES = 12;
/** A longer expression is folded, also where there are no words for it. */
const MAX_INLINE_PATTERN = 24;

function renderConstraint({ kind, value, words }: ShownConstraint, t: Text): ReactNode {
  if (words !== undefined)
    return (
      <span key={kind}>
        {words} {renderExpression(value, t)}
      </span>
    );
  if (value.length <= MAX_INLINE_PATTERN) return renderFact(kind, t(`field.constraint.${kind}`), [value]);
  return (
    <span key={kind}>
      {t(`field.constraint.${kind}`)} {renderExpression(value, t)}
    </span>
  );
}

function renderFact(key: string, label: string, values: JsonValue[]): ReactNode {
  return (
    <span key={key}>
      {label}
      {values.map(showValue).map((value) => (
        <code key={value} translate="no">
          {value}
        </code>
      ))}
    </span>
  );
}

function getValues({ enum: values = [] }: SchemaNode): JsonValue[] {
  return values.map(({ value }) => value);
}

/** Strings without quotes, because that is how they are typed and searched for. */
export function showValue(value: JsonValue): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
