import type { State } from '../../../packages/simulator/core/state/state.ts';
import type { Account, Balances } from '../../../src/playground/provider/machine.ts';
import type { Text } from '../strings/text.ts';
import { findCardOf, listAccounts, type MoneyAccount, type ObjectKey } from './accounts.ts';
import { listHolds } from './cards.ts';
import { sumBalances } from './sum-balances.ts';

/** The wallet and the account of the object with its holds; where only cards move money, the proof that nothing was made or lost. */
export function describeBalances(state: State, object: ObjectKey, t: Text): Balances {
  const card = findCardOf(state, object);
  const holds = card ? listHolds(state, card.cardId) : [];
  return {
    accounts: listAccounts(state, object).map((account) => describeAccount(account, t)),
    holds: holds.map(({ orderId, amount, merchant }) => ({
      id: orderId,
      ...(merchant?.name && { label: merchant.name }),
      value: amount.value,
    })),
    ...((object.kind === 'card' || object.kind === 'cardOrder') && { sum: describeSum(state, t) }),
  };
}

function describeAccount({ kind, title, currency, ...amounts }: MoneyAccount, t: Text): Account {
  const describe = (name: 'available' | 'frozen') => ({
    label: t(`provider:amount.${name}`),
    column: t(`machines:column.${kind}.${name}`),
    value: amounts[name],
  });
  return {
    kind,
    kindLabel: t(`provider:kind.${kind}`),
    icon: kind,
    ...(title !== undefined && { title }),
    currency,
    amounts: [describe('available'), describe('frozen')],
  };
}

function describeSum(state: State, t: Text): Balances['sum'] {
  const sums = sumBalances(state);
  return { text: t('machines:sum', sums), total: sums.total, changed: t('machines:toppedUp') };
}
