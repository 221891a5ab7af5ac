import { Icon } from '../../../../src/ui/Icon.tsx';
import { useText } from '../../strings/use-text.ts';
import type { Trial } from '../diagnosis/try-causes.ts';

/** Which mistakes were made on purpose, and whether the signature fits one; then the others are folded. */
export function CausesTried({ trials }: { trials: readonly Trial[] }) {
  const { t } = useText();
  const found = trials.filter(({ outcome }) => outcome === 'verifies');
  const others = trials.filter(({ outcome }) => outcome !== 'verifies');
  return (
    <section className="tool-box">
      <h2>{t('doctor:tried')}</h2>
      {found.length > 0 ? (
        <>
          <TrialList trials={found} />
          <details className="tool-fold">
            <summary>{t('doctor:others', { count: others.length })}</summary>
            <TrialList trials={others} />
          </details>
        </>
      ) : (
        <TrialList trials={others} />
      )}
    </section>
  );
}

function TrialList({ trials }: { trials: readonly Trial[] }) {
  const { t } = useText();
  return (
    <ul className="trials">
      {trials.map(({ cause, outcome }) => (
        <li key={cause} data-outcome={outcome}>
          <Icon name={outcome === 'verifies' ? 'check' : 'x'} />
          <span>{t(`doctor:cause.${cause}.name`)}</span>
          <small>{t(`doctor:outcome.${outcome}`)}</small>
        </li>
      ))}
    </ul>
  );
}
