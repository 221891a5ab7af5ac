import { useText } from '../../hooks/use-text.ts';
import type { EnumValue, JsonValue } from '../../model/schema.ts';
import { Icon } from '../../ui/Icon.tsx';
import { renderProse } from '../prose/Prose.tsx';
import { MAX_INLINE_VALUES, showValue } from './SchemaFacts.tsx';

/** More values are folded away. */
const MAX_OPEN_VALUES = 12;

type EnumValuesProps = {
  values: EnumValue[];
  /** The default, marked where it stands. */
  usual: JsonValue | undefined;
};

/** Allowed values in a box, with their meanings; a few values without meanings are among the facts instead. */
export function EnumValues({ values, usual }: EnumValuesProps) {
  const { t } = useText();
  const hasMeanings = values.some(({ description }) => description);
  if (!hasMeanings && values.length <= MAX_INLINE_VALUES) return null;
  const list = <EnumList values={values} usual={usual} />;
  if (values.length <= MAX_OPEN_VALUES) {
    return (
      <div className="enum">
        <p className="enum__head">{t('field.enum')}</p>
        {list}
      </div>
    );
  }
  return (
    <details className="disclosure">
      <summary>
        <Icon name="chev" />
        {t('field.enumMore', { count: values.length })}
      </summary>
      <div className="enum">{list}</div>
    </details>
  );
}

function EnumList({ values, usual }: EnumValuesProps) {
  const { t } = useText();
  return (
    <dl>
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
