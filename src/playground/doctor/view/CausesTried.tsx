import { useText } from '../../../hooks/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Trial } from '../diagnosis/try-causes.ts';

/** Which mistakes were made on purpose, and whether the signature fits one. */
export function CausesTried({ trials }: { trials: readonly Trial[] }) {
  const { t } = useText();
  return (
    <section className="tool-box">
      <h2>{t('doctor:tried')}</h2>
      <ul className="trials">
        {trials.map(({ cause, outcome }) => (
          <li key={cause} data-outcome={outcome}>
            <Icon name={outcome === 'verifies' ? 'check' : 'x'} />
            <span>{t(`doctor:cause.${cause}.name`)}</span>
            <small>{t(`doctor:outcome.${outcome}`)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
