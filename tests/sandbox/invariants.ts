import { add, compare, type Decimal, formatDecimal, parseDecimal, subtract } from '../../src/protocol/money/decimal.ts';
import type { Card, CardOrder, Money } from '../../src/sandbox/contract/schemas.ts';
import type { State } from '../../src/sandbox/state/state.ts';
import { listValues } from '../../src/sandbox/state/table.ts';

const ZERO: Decimal = { units: 0n, scale: 0 };

/** What must hold after every step, whatever was called: the first sentence that does not, or undefined. */
export function findBrokenInvariant(state: State, { toppedUp }: { toppedUp: string }): string | undefined {
  const cards = listValues(state.cards.cards);
  const orders = listValues(state.cards.orders).map(({ order }) => order);
  for (const [currency, { available, frozen }] of Object.entries(state.wallet.balances)) {
    if (isNegative(available) || isNegative(frozen)) return `The wallet holds less than nothing in ${currency}.`;
  }
  for (const { card } of cards) {
    const broken = findBrokenCard(
      card,
      orders.filter(({ cardId }) => cardId === card.cardId),
      state,
    );
    if (broken) return broken;
  }
  const kept = sum([
    state.wallet.balances.USD?.available,
    state.wallet.balances.USD?.frozen,
    ...cards.map(({ card }) => card.balance?.total),
    ...orders.flatMap(getSpent),
    ...listValues(state.payouts.payments).flatMap(({ order }) => getPaid(order)),
  ]);
  if (compare(kept, decimal(toppedUp)) !== 0)
    return `US dollars were made or lost: ${formatDecimal(kept)} of ${toppedUp}.`;
  const seqs = listValues(state.listen.events)
    .map(({ seq }) => seq)
    .toSorted((one, other) => one - other);
  // The oldest are deleted after seven days.
  const isGapless =
    seqs.every((seq, index) => seq === (seqs[0] ?? 0) + index) &&
    (seqs.at(-1) ?? state.listen.lastSeq) === state.listen.lastSeq;
  if (!isGapless) return 'The numbers of events have a gap.';
  return undefined;
}

/** A final status stays, and times go forward. */
export function findBrokenHistory(before: State, after: State): string | undefined {
  for (const { order } of listValues(before.cards.orders)) {
    const next = listValues(after.cards.orders).find((record) => record.order.orderId === order.orderId)?.order;
    const isFinal = ['success', 'failed', 'cleared', 'reversed', 'expired', 'declined'].includes(order.status);
    if (!next || (isFinal && next.status !== order.status)) return `Order ${order.orderId} left ${order.status}.`;
    if (next.updatedAt < order.updatedAt) return `Order ${order.orderId} went back in time.`;
    if (order.completedAt !== null && next.completedAt !== order.completedAt)
      return `Order ${order.orderId} was completed twice.`;
  }
  for (const { card } of listValues(before.cards.cards)) {
    const next = listValues(after.cards.cards).find((record) => record.card.cardId === card.cardId)?.card;
    if (['cancelled', 'failed'].includes(card.status) && next?.status !== card.status)
      return `Card ${card.cardId} left ${card.status}.`;
  }
  for (const { order } of listValues(before.payouts.payments)) {
    const next = listValues(after.payouts.payments).find((record) => record.order.orderId === order.orderId)?.order;
    if (['failed', 'refunded'].includes(order.status) && next?.status !== order.status)
      return `Payment ${order.orderId} left ${order.status}.`;
  }
  return undefined;
}

function findBrokenCard(card: Card, orders: CardOrder[], state: State): string | undefined {
  if (!card.balance) return undefined;
  const { available, frozen, total } = card.balance;
  if (isNegative(frozen)) return `Card ${card.cardId} holds back less than nothing.`;
  if (isNegative(available) && !orders.some(({ type }) => type === 'clearing'))
    return `Card ${card.cardId} is below zero without a clearing.`;
  if (compare(sum([available, frozen]), decimal(total)) !== 0)
    return `The total of card ${card.cardId} is not available + frozen.`;
  const held = listValues(state.cards.orders)
    .filter(({ order }) => order.cardId === card.cardId && order.status === 'authorized')
    .map((record) => record.held);
  const moving = orders
    .filter(({ type, status }) => status === 'processing' && (type === 'withdraw' || type === 'cancel'))
    .map(({ amount }) => amount.value);
  if (compare(sum([...held, ...moving]), decimal(frozen)) !== 0)
    return `Card ${card.cardId} has ${frozen} frozen for ${[...held, ...moving].join(' + ')}.`;
  return undefined;
}

/** What an order took out of wallet and cards together: fees, and what shops received. */
function getSpent({ type, status, amount, fee }: CardOrder): string[] {
  if (status !== 'success') return [];
  if (type === 'clearing') return [amount.value, fee.value];
  if (type === 'refund') return [`-${amount.value}`];
  return ['open', 'recharge', 'withdraw', 'cancel'].includes(type) ? [fee.value] : [];
}

function getPaid({
  status,
  totalDebit,
  ...order
}: {
  status: string;
  totalDebit: Money;
  return: { creditedAmount: Money } | null;
}): string[] {
  if (status === 'success' || status === 'returned') return [totalDebit.value];
  return status === 'refunded' ? [totalDebit.value, `-${order.return?.creditedAmount.value}`] : [];
}

function sum(values: (string | undefined)[]): Decimal {
  return values.reduce((total, value) => (value === undefined ? total : add(total, decimal(value))), ZERO);
}

function isNegative(value: string): boolean {
  return compare(decimal(value), ZERO) < 0;
}

function decimal(text: string): Decimal {
  const negative = text.startsWith('-');
  const parsed = parseDecimal(negative ? text.slice(1) : text);
  if (!parsed) throw new TypeError(`${text} is not a decimal number.`);
  return negative ? subtract(ZERO, parsed) : parsed;
}
