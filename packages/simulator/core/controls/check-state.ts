import { validators } from '../../generated/control-validators.js';
import { isProduct } from '../cards/products.ts';
import { MAX_RETAINED } from '../listen/cursor.ts';
import { advanceTo } from '../state/advance.ts';
import type { State } from '../state/state.ts';
import { findIn, listMisplaced, listValues, type Table } from '../state/table.ts';
import { findProblems } from '../validation/problems.ts';

/** Most sentences that a refusal lists. */
const MAX_PROBLEMS = 10;
/** Longer than what one timer starts goes on. */
const FORESIGHT_MS = 30 * 86_400_000;

/**
 * What is wrong with a value that is to be loaded as a state: first its shape, then what refers to what. A state that passes cannot make
 * a later request fail for want of an object.
 */
export function findStateProblems(value: unknown, present: State): string[] {
  const shape = findShapeProblems(value);
  if (shape.length > 0) return shape;
  // The shape was just validated.
  const state = value as State;
  const contradictions = findContradictions(state, present);
  return contradictions.length > 0 ? contradictions.slice(0, MAX_PROBLEMS) : tryTimers(state);
}

/** Where a value does not have the shape of a state. */
export function findShapeProblems(value: unknown): string[] {
  const problems = findProblems(validators['loadState.body'], value);
  return problems.slice(0, MAX_PROBLEMS).map(({ field, rule }) => `${field}: ${rule}`);
}

function findContradictions(state: State, present: State): string[] {
  return [
    ...(hasSameKeys(state, present) ? [] : ['merchant.keys, providerKeys: not the keys of this sandbox']),
    ...listTables(state).flatMap(([name, table]) => listMisplaced(table).map((key) => `${name}: ${key} is misplaced`)),
    ...listMissing(state),
    ...(state.listen.lastSeq - state.listen.oldestSeq < MAX_RETAINED
      ? []
      : ['listen: more messages than are retained']),
    ...state.timers.flat().flatMap((timer, index, timers) => {
      const former = timers[index - 1];
      return former && former.at > timer.at ? [`timers.${index}: earlier than the one before`] : [];
    }),
  ];
}

/** Whether everything that waits can happen: tried on the side, until nothing is left. */
function tryTimers(state: State): string[] {
  try {
    const last = state.timers.at(-1)?.at(-1)?.at ?? state.time;
    advanceTo(state, last + FORESIGHT_MS);
    return [];
  } catch (error) {
    return [`timers: what is due cannot happen (${error instanceof Error ? error.message : 'unknown'})`];
  }
}

function hasSameKeys(state: State, present: State): boolean {
  const toText = ({ merchant, providerKeys }: State) => JSON.stringify([merchant.id, merchant.keys, providerKeys]);
  return toText(state) === toText(present);
}

function listTables({ auth, nonces, usage, responses, orderNumbers, cards, holders, payouts, tokens, listen }: State) {
  const tables: Record<string, Table<unknown>> = {
    'auth.accessTokens': auth.accessTokens,
    'auth.refreshTokens': auth.refreshTokens,
    nonces,
    usage,
    responses,
    orderNumbers,
    'cards.cards': cards.cards,
    'cards.orders': cards.orders,
    holders,
    'payouts.quotes': payouts.quotes,
    'payouts.payments': payouts.payments,
    'tokens.users': tokens.users,
    'tokens.externalIds': tokens.externalIds,
    'tokens.deposits': tokens.deposits,
    'tokens.withdrawals': tokens.withdrawals,
    'tokens.tickets': tokens.tickets,
    'tokens.currentTickets': tokens.currentTickets,
    'tokens.userNumbers': tokens.userNumbers,
    'listen.events': listen.events,
    'listen.seqs': listen.seqs,
  };
  return Object.entries(tables);
}

/** Objects that name another one which is not there. */
function listMissing({ cards, holders, payouts, tokens, listen, auth }: State): string[] {
  const missing: string[] = [];
  const need = (owner: string, id: string, object: unknown) => {
    if (object === undefined) missing.push(`${owner}: ${id} does not exist`);
  };
  for (const { card, orderIds } of listValues(cards.cards)) {
    need(card.cardId, card.cardManageId, isProduct(card.cardManageId) || undefined);
    if (card.holderId !== null) need(card.cardId, card.holderId, findIn(holders, card.holderId));
    for (const id of orderIds) need(card.cardId, id, findIn(cards.orders, id));
  }
  for (const { order } of listValues(cards.orders))
    need(order.orderId, order.cardId, findIn(cards.cards, order.cardId));
  for (const { order } of listValues(payouts.payments))
    need(order.orderId, order.quoteId, findIn(payouts.quotes, order.quoteId));
  for (const { deposit } of listValues(tokens.deposits))
    need(deposit.depositId, deposit.userId, findIn(tokens.users, deposit.userId));
  for (const { withdrawal } of listValues(tokens.withdrawals))
    need(withdrawal.withdrawalId, withdrawal.userId, findIn(tokens.users, withdrawal.userId));
  for (const { userId, balances } of listValues(tokens.users)) {
    need(userId, 'userNumber', findIn(tokens.userNumbers, userId));
    for (const currency of ['USDC', 'USDT'])
      need(
        userId,
        currency,
        balances.find((balance) => balance.currency === currency),
      );
  }
  for (const id of listValues(tokens.externalIds)) need('tokens.externalIds', id, findIn(tokens.users, id));
  for (const seq of listValues(listen.seqs)) need('listen.seqs', String(seq), findIn(listen.events, String(seq)));
  for (const { family } of [...listValues(auth.accessTokens), ...listValues(auth.refreshTokens)])
    need('auth', family, auth.families[family]);
  return missing;
}
