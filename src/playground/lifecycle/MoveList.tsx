import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { LifecycleControls } from './use-lifecycle.ts';

const SIDES = [
  { by: 'api', icon: 'code' },
  { by: 'outside', icon: 'pulse' },
] as const;

/** Every move with what it would come to now. What is refused stays a button: it shows the documented error. */
export function MoveList({ controls }: { controls: LifecycleControls }) {
  const { t } = useText();
  const { lifecycle, trials, subject, isBusy, make } = controls;
  return (
    <div className="life-moves">
      {SIDES.map(({ by, icon }) => {
        const moves = lifecycle.moves.filter((move) => move.by === by);
        if (moves.length === 0) return null;
        return (
          <section key={by} className="lab-box">
            <h3>
              <Icon name={icon} />
              {t(`lifecycle-lab:${by}`)}
            </h3>
            <div className="lab-actions">
              {moves.map((move) => {
                const trial = trials.moves[move.name];
                const isRefused = trial?.isRefused === true;
                const hasMoved = trial?.status !== undefined && trial.status !== subject?.status;
                return (
                  <button
                    key={move.name}
                    type="button"
                    className={isRefused ? 'button life-move--no' : 'button'}
                    disabled={isBusy}
                    onClick={() => make(move)}
                  >
                    {t(`lifecycle-lab:move.${move.name}`)}{' '}
                    <small>
                      {isRefused ? (trial.code ?? t('lifecycle-lab:notNow')) : hasMoved && `→ ${trial.status}`}
                    </small>
                  </button>
                );
              })}
            </div>
          </section>
        );
      })}
    </div>
  );
}
