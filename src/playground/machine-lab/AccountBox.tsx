import { Fragment, useRef } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Balances } from '../provider/machine.ts';

/** The accounts of the reader and of the object with what is held; where actions only move money, the proof that none was made or lost. */
export function AccountBox({ balances: { accounts, holds, sum } }: { balances: Balances }) {
  const { t } = useText();
  return (
    <aside className="lab-box life-balances" aria-label={t('playground:machineLab.balances')}>
      {accounts.map(({ kind, kindLabel, icon, title, currency, amounts }) => (
        <section key={kind}>
          <h3>
            <Icon name={icon} />
            {title ?? kindLabel} {currency && <small>{currency}</small>}
          </h3>
          <dl>
            {amounts.map(({ label, value }, index) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{index === 0 ? <b>{value}</b> : value}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
      {holds.map(({ id, label, value }) => (
        <p key={id} className="row life-hold">
          <Icon name="lock" />
          {label} <b>{value}</b>
        </p>
      ))}
      {sum && <Proof {...sum} />}
    </aside>
  );
}

function Proof({ text, total, changed }: NonNullable<Balances['sum']>) {
  const { t } = useText();
  const start = useRef(total);
  const isBalanced = total === start.current;
  return (
    <p className="life-proof">
      {text}
      <span className={isBalanced ? 'check' : 'check check--bad'}>
        <Icon name={isBalanced ? 'check' : 'warn'} />
        {isBalanced ? t('playground:machineLab.balanced') : changed}
      </span>
    </p>
  );
}
