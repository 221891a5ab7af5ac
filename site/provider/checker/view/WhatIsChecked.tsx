import { Icon } from '../../../../src/ui/Icon.tsx';
import { useText } from '../../strings/use-text.ts';

const CHECKS = ['kind', 'schema', 'scale', 'sums', 'unknown', 'signature'] as const;

/** Before anything is pasted: what the checker looks at. */
export function WhatIsChecked() {
  const { t } = useText();
  return (
    <>
      <section className="tool-box checks">
        <h2>{t('checker:checkedTitle')}</h2>
        <ul className="checks__list">
          {CHECKS.map((name) => (
            <li key={name}>
              <Icon name="check" />
              {t(`checker:checked.${name}`)}
            </li>
          ))}
        </ul>
      </section>
      <p className="checker-privacy">
        <Icon name="lock" />
        {t('checker:privacy')}
      </p>
    </>
  );
}
