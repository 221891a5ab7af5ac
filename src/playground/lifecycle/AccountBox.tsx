import { useRef } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { findCardOf, listAccounts } from './accounts.ts';
import { sumBalances } from './balances.ts';
import { listHolds } from './objects/cards.ts';
import type { LifecycleControls } from './use-lifecycle.ts';

/** The wallet and the account of the object with what is held; where only cards move money, the proof that nothing was made or lost. */
export function AccountBox({ controls: { state, subject, lifecycle } }: { controls: LifecycleControls }) {
  const { t } = useText();
  const card = subject && findCardOf(state, subject);
  return (
    <aside className="lab-box life-balances" aria-label={t('lifecycle-lab:balances')}>
      {listAccounts(state, subject).map(({ kind, title, currency, available, frozen }) => (
        <section key={kind}>
          <h3>
            <Icon name={kind} />
            {title ?? t(`playground:kind.${kind}`)} <small>{currency}</small>
          </h3>
          <dl>
            <dt>{t('playground:amount.available')}</dt>
            <dd>
              <b>{available}</b>
            </dd>
            <dt>{t('playground:amount.frozen')}</dt>
            <dd>{frozen}</dd>
          </dl>
        </section>
      ))}
      {card &&
        listHolds(state, card.cardId).map(({ orderId, amount, merchant }) => (
          <p key={orderId} className="life-hold">
            <Icon name="lock" />
            {merchant?.name} <b>{amount.value}</b>
          </p>
        ))}
      {(lifecycle.kind === 'card' || lifecycle.kind === 'cardOrder') && <Proof state={state} />}
    </aside>
  );
}

function Proof({ state }: Pick<LifecycleControls, 'state'>) {
  const { t } = useText();
  const sums = sumBalances(state);
  const start = useRef(sums.total);
  const isBalanced = sums.total === start.current;
  return (
    <p className="life-proof">
      {t('lifecycle-lab:sum', sums)}
      <span className={isBalanced ? 'check' : 'check check--bad'}>
        <Icon name={isBalanced ? 'check' : 'warn'} />
        {t(isBalanced ? 'lifecycle-lab:balanced' : 'lifecycle-lab:toppedUp')}
      </span>
    </p>
  );
}
