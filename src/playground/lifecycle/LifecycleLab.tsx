import './lifecycle-lab.css';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LabDialog } from '../lab/LabDialog.tsx';
import type { LabProps } from '../lab/lab-props.ts';
import { NextStep } from '../view/NextStep.tsx';
import { BalanceBox } from './BalanceBox.tsx';
import { Ledger } from './Ledger.tsx';
import { MachineMap } from './MachineMap.tsx';
import { MoveList } from './MoveList.tsx';
import { useCard } from './use-card.ts';

const FINAL = ['cancelled', 'failed'];

/** One card, every transition: what is possible now, what is refused and why, and what each step does to the money. */
export function LifecycleLab({ blocks, locale, onClose }: LabProps) {
  const { t } = useText();
  const controls = useCard(locale);
  const { card, cards, state, rows, refusal, isBusy } = controls;
  const machine = blocks.flatMap((block) => (block.kind === 'states' ? [block.machine] : []))[0];
  const isFinal = card !== undefined && FINAL.includes(card.status);
  const last = rows[0];
  const announcement =
    last === undefined
      ? ''
      : t('lifecycle-lab:announced', {
          what: last.move ? t(`lifecycle-lab:move.${last.move}`) : t('lifecycle-lab:clock'),
          result: last.isRefused ? t('lifecycle-lab:refused', { code: last.code ?? '' }) : (last.status ?? ''),
          wallet: last.wallet[0],
        });
  return (
    <LabDialog title={t('lifecycle-lab:title')} locale={locale} announcement={announcement} onClose={onClose}>
      <p className="lab__lead">{t('lifecycle-lab:lead')}</p>
      <p className="life-card">
        {card && (
          <select
            className="call-input"
            aria-label={t('lifecycle-lab:card')}
            value={card.cardId}
            onChange={({ currentTarget }) => controls.choose(currentTarget.value)}
          >
            {cards.map(({ cardId, alias, maskedPan, status }) => (
              <option key={cardId} value={cardId}>
                {[alias, maskedPan, status].filter(Boolean).join(' · ')}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          className={`button${card && !isFinal ? '' : ' button--primary'}`}
          disabled={isBusy}
          onClick={controls.open}
        >
          <Icon name="plus" />
          {t(card ? 'lifecycle-lab:another' : 'lifecycle-lab:open')}
        </button>
        {isFinal && <span>{t('lifecycle-lab:final', { status: card.status })}</span>}
        {!card && <span>{t('lifecycle-lab:none')}</span>}
      </p>
      {(refusal || controls.hasFailed) && (
        <p className="lab-notice" role="alert">
          <Icon name="stop" />
          <span>
            {refusal ? (
              <>
                {refusal.outcome.code && <code>{refusal.outcome.code}</code>}{' '}
                {t(
                  refusal.outcome.message || !refusal.outcome.code
                    ? 'lifecycle-lab:nothingChanged'
                    : 'lifecycle-lab:declined',
                  {
                    what: refusal.outcome.message ?? t(`lifecycle-lab:move.${refusal.move}`),
                  },
                )}
              </>
            ) : (
              t('playground:failed')
            )}
          </span>
        </p>
      )}
      <div className="life-lab">
        <div className="life-lab__main">
          {machine && <MachineMap machine={machine} controls={controls} />}
          <NextStep state={state} onAdvance={controls.advance} />
          {card && <MoveList controls={controls} />}
        </div>
        <BalanceBox controls={controls} />
      </div>
      <Ledger rows={rows} />
    </LabDialog>
  );
}
