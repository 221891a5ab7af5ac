import type { ReactNode } from 'react';
import { useText } from '../hooks/use-text.ts';
import { shownConstraints } from '../model/constraints.ts';
import type { JsonValue, SchemaNode } from '../model/schema.ts';

/** Rules, default, constant and examples: pairs of a word and code. */
export function SchemaFacts({ schema }: { schema: SchemaNode }) {
  const { t } = useText();
  const rules = shownConstraints(schema.constraints ?? []).map(({ kind, value, words }) => (
    <Fact key={kind} label={t(`field.constraint.${kind}`)} values={[value]} words={words} />
  ));
  // In the list of meanings the default stands beside its value.
  const hasMeanings = schema.enum?.some(({ description }) => description) ?? false;
  const facts: ReactNode[] = [
    schema.enum && !hasMeanings && schema.enum.length <= MAX_INLINE_VALUES && (
      <Fact key="enum" label={t('field.enum')} values={schema.enum.map(({ value }) => value)} />
    ),
    ...rules,
    schema.const !== undefined && <Fact key="const" label={t('field.const')} values={[schema.const]} />,
    schema.default !== undefined && !hasMeanings && (
      <Fact key="default" label={t('field.default')} values={[schema.default]} />
    ),
    schema.encrypts && <Fact key="encrypts" label={t('field.encrypts')} values={[schema.encrypts]} />,
    schema.examples && <Fact key="examples" label={t('field.examples')} values={schema.examples} />,
  ].filter(Boolean);
  return facts.length > 0 ? <dl className="f__m">{facts}</dl> : null;
}

/** Values without descriptions stand in one line up to this number. */
export const MAX_INLINE_VALUES = 12;

/** One value is its element itself: a page has hundreds of them. */
function Fact({ label, values, words }: { label: string; values: JsonValue[]; words?: string }) {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) {
    return (
      <div>
        <dt>{label}</dt>
        {words && <dd>{words}</dd>}
        <dd className="v" translate="no">
          {showValue(only)}
        </dd>
      </div>
    );
  }
  return (
    <div>
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
