import { useText } from '../../hooks/use-text.ts';
import type { EnumValue, JsonValue, SchemaNode } from '../../model/schema.ts';
import { Icon } from '../../ui/Icon.tsx';
import { renderProse } from '../prose/Prose.tsx';
import { MAX_INLINE_VALUES, showValue } from './SchemaFacts.tsx';

/** More values are folded away, named in the line that opens them. */
const MAX_OPEN_VALUES = 5;
/** So many of them are named there. */
const MAX_NAMES = 14;

type EnumValuesProps = {
  schema: Pick<SchemaNode, 'enum' | 'const' | 'default'>;
  /** The reader has come for them. */
  isOpen?: boolean | undefined;
};

/** Allowed values with their meanings; a few values without meanings are among the facts instead. */
export function EnumValues({ schema, isOpen }: EnumValuesProps) {
  const { t } = useText();
  const { enum: values = [], default: usual } = schema;
  const hasMeanings = values.some(({ description }) => description);
  if (!hasMeanings && values.length <= MAX_INLINE_VALUES) return null;
  const [only] = values;
  // The constant is in the place of the type.
  if (only && schema.const !== undefined) return <p className="field__note">{renderProse(only.description ?? [])}</p>;
  const list = hasMeanings ? <EnumList values={values} usual={usual} /> : <EnumLine values={values} />;
  if (isOpen || values.length <= MAX_OPEN_VALUES) return list;
  const names = values.slice(0, MAX_NAMES).map(({ value }) => showValue(value));
  return (
    <details className="disclosure">
      <summary>
        <Icon name="chevron" />
        {t('field.values', { count: values.length })}
        <small translate="no">{names.join(' · ') + (values.length > MAX_NAMES ? ' …' : '')}</small>
      </summary>
      {list}
    </details>
  );
}

/** Values without meanings: one element, because some fields have hundreds of them. */
function EnumLine({ values }: { values: EnumValue[] }) {
  return (
    <p className="enum-line" translate="no">
      {values.map(({ value }) => showValue(value)).join(' · ')}
    </p>
  );
}

/** `usual` is the default, marked where it is. */
function EnumList({ values, usual }: { values: EnumValue[]; usual: JsonValue | undefined }) {
  const { t } = useText();
  return (
    <dl className="enum">
      {values.map(({ value, description = [] }) => (
        <div key={showValue(value)}>
          <dt translate="no">{showValue(value)}</dt>
          <dd>
            {renderProse(description)}
            {usual === value && <span className="tag">{t('field.default')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
