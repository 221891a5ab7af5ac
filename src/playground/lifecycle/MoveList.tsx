import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { API_MOVES, type MoveName, OUTSIDE_MOVES } from './card-moves.ts';
import type { CardControls } from './use-card.ts';

/** Every move with what it would come to now. What is refused stays a button: it shows the documented error. */
export function MoveList({ controls }: { controls: CardControls }) {
  const { t } = useText();
  return (
    <div className="life-moves">
      <section className="lab-box">
        <h3>
          <Icon name="code" />
          {t('lifecycle-lab:api')}
        </h3>
        <Moves moves={API_MOVES} controls={controls} />
      </section>
      <section className="lab-box">
        <h3>
          <Icon name="pulse" />
          {t('lifecycle-lab:outside')}
        </h3>
        <Moves moves={OUTSIDE_MOVES} controls={controls} />
      </section>
    </div>
  );
}

function Moves({ moves, controls }: { moves: readonly MoveName[]; controls: CardControls }) {
  const { t } = useText();
  const { trials, card, isBusy, make } = controls;
  return (
    <div className="lab-actions">
      {moves.map((move) => {
        const trial = trials[move];
        const isRefused = trial?.isRefused === true;
        const result = isRefused
          ? (trial.code ?? t('lifecycle-lab:notNow'))
          : trial?.status && trial.status !== card?.status
            ? `→ ${trial.status}`
            : '';
        return (
          <button
            key={move}
            type="button"
            className={isRefused ? 'button life-move--no' : 'button'}
            disabled={isBusy}
            onClick={() => make(move)}
          >
            {t(`lifecycle-lab:move.${move}`)}
            <small>{result}</small>
          </button>
        );
      })}
    </div>
  );
}
