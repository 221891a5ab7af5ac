import { useRef } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { sumBalances } from './balances.ts';
import { listHolds } from './card-moves.ts';
import type { CardControls } from './use-card.ts';

/** Wallet, card and holds, and the proof that nothing was made or lost. */
export function BalanceBox({ controls: { state, card } }: { controls: CardControls }) {
  const { t } = useText();
  const sums = sumBalances(state);
  const start = useRef(sums.total);
  const { available = '0.00', frozen = '0.00' } = state.wallet.balances.USD ?? {};
  const isBalanced = sums.total === start.current;
  return (
    <aside className="lab-box life-balances" aria-label={t('lifecycle-lab:balances')}>
      <h3>
        <Icon name="wallet" />
        {t('playground:kind.wallet')} <small>USD</small>
      </h3>
      <Amounts available={available} frozen={frozen} />
      {card && (
        <>
          <h3>
            <Icon name="card" />
            {card.maskedPan ?? card.alias} <small className="pill pill--now">{card.status}</small>
          </h3>
          {card.balance && <Amounts available={card.balance.available} frozen={card.balance.frozen} />}
          {listHolds(state, card.cardId).map(({ orderId, amount, merchant }) => (
            <p key={orderId} className="life-hold">
              <Icon name="lock" />
              {merchant?.name} <b>{amount.value}</b>
            </p>
          ))}
        </>
      )}
      <p className="life-proof">
        {t('lifecycle-lab:sum', sums)}
        <span className={isBalanced ? 'check' : 'check check--bad'}>
          <Icon name={isBalanced ? 'check' : 'warn'} />
          {t(isBalanced ? 'lifecycle-lab:balanced' : 'lifecycle-lab:toppedUp')}
        </span>
      </p>
    </aside>
  );
}

function Amounts({ available, frozen }: { available: string; frozen: string }) {
  const { t } = useText();
  return (
    <dl>
      <dt>{t('playground:amount.available')}</dt>
      <dd>
        <b>{available}</b>
      </dd>
      <dt>{t('playground:amount.frozen')}</dt>
      <dd>{frozen}</dd>
    </dl>
  );
}
