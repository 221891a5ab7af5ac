import type { CardOrderRecord } from '../../../packages/simulator/core/cards/cards-state.ts';
import type { Card } from '../../../packages/simulator/core/contract/schemas.ts';
import { decimal, isEqual, isNegative, sum } from './decimals.ts';

/** Balances of a card against its orders. */
export function findBrokenCard({ cardId, balance }: Card, records: readonly CardOrderRecord[]): string | undefined {
  if (!balance) return undefined;
  const { available, frozen, total } = balance;
  if (isNegative(frozen)) return `Card ${cardId} holds back less than nothing.`;
  if (isNegative(available) && !records.some(({ order }) => order.type === 'clearing'))
    return `Card ${cardId} is below zero without a clearing.`;
  if (!isEqual(sum([available, frozen]), decimal(total)))
    return `The total of card ${cardId} is not available + frozen.`;
  const held = records.filter(({ order }) => order.status === 'authorized').map((record) => record.held);
  const moving = records
    .filter(({ order: { type, status } }) => status === 'processing' && (type === 'withdraw' || type === 'cancel'))
    .map(({ order }) => order.amount.value);
  return isEqual(sum([...held, ...moving]), decimal(frozen))
    ? undefined
    : `Card ${cardId} has ${frozen} frozen for ${[...held, ...moving].join(' + ')}.`;
}
