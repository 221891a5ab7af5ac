import { useText } from '../../hooks/use-text.ts';
import type { StateKind } from '../../model/state-kind.ts';
import type { StateMachine } from '../../model/state-machine.ts';

const KINDS: StateKind[] = ['waiting', 'good', 'held', 'ended', 'failed'];

/** What the grounds of the states mean, and the arrow that the operation of the page causes. */
export function StateLegend({ machine: { states }, hasOwn }: { machine: StateMachine; hasOwn?: boolean }) {
  const { t } = useText();
  const kinds = KINDS.filter((one) => states.some(({ kind }) => kind === one));
  if (kinds.length === 0) return null;
  return (
    <p className="state-legend" data-markdown-ignore="">
      {kinds.map((kind) => (
        <span key={kind} className={`state-${kind}`}>
          {t(`states.kinds.${kind}`)}
        </span>
      ))}
      {hasOwn && <span className="own">{t('states.own')}</span>}
    </p>
  );
}
