import type { JsonValue } from '../../model/schema.ts';
import type { Card, CardOrder } from '../../sandbox/contract/schemas.ts';
import type { State } from '../../sandbox/state/state.ts';
import { listValues } from '../../sandbox/state/table.ts';
import { printBody } from '../client/draft.ts';
import { sendCall } from '../client/send-call.ts';
import { createOrderNumber } from '../form/prefill.ts';
import { type CallSource, ensureToken } from '../form/prepare.ts';
import { createPageProvider } from '../provider/page-provider.ts';

/** What can be done to a card by a call, and by the outside world. */
export const API_MOVES = ['freeze', 'unfreeze', 'activate', 'recharge', 'withdraw', 'cancel'] as const;
export const OUTSIDE_MOVES = ['purchase', 'clear', 'reverse', 'refund', 'block', 'unblock', 'expire'] as const;

export type MoveName = (typeof API_MOVES)[number] | (typeof OUTSIDE_MOVES)[number];

/** What a move came to: refused, with the code of the contract where it has one, or done. */
export type MoveOutcome = { isRefused: boolean; code?: string; message?: string };

/** Makes a move: the call, or the event of the outside world. */
export async function makeMove(move: MoveName, cardId: string, source: CallSource): Promise<MoveOutcome> {
  const { provider } = source;
  const call = async (operation: string, body: JsonValue | undefined, parameters = {}) => {
    await ensureToken(source);
    const draft = { parameters, body: body === undefined ? undefined : printBody(body) };
    const { responseBody } = await sendCall(operation, draft, source);
    const { code, message }: { code: number; message: string } = JSON.parse(responseBody);
    return code === 0 ? { isRefused: false } : { isRefused: true, code: String(code), message };
  };
  const control = async (path: string, body: unknown = {}) => {
    const { status, data } = await provider.control({ method: 'POST', path, body });
    const { failure } = data as Partial<CardOrder>;
    if (failure) return { isRefused: true, code: failure.code };
    return { isRefused: status >= 400 };
  };
  const money = (value: string) => ({ value, currency: 'USD' });
  const order = () => createOrderNumber('LC', provider.getState());
  switch (move) {
    case 'freeze':
      return call('updateCardStatus', { status: 'frozen' }, { cardId });
    case 'unfreeze':
      return call('updateCardStatus', { status: 'active' }, { cardId });
    case 'activate':
      return call('activateCard', { cardId, encryptedCvv: '123' });
    case 'recharge':
      return call('rechargeCard', { cardId, amount: money('10.00'), merchantOrderNo: order() });
    case 'withdraw':
      return call('withdrawCard', { cardId, amount: money('10.00'), merchantOrderNo: order() });
    case 'cancel':
      return call('cancelCard', undefined, { cardId });
    case 'purchase':
      return control(`/sandbox/cards/${cardId}/purchases`, { amount: money('30.00') });
    case 'clear':
      return control(`/sandbox/card-orders/${findOrder(provider.getState(), cardId, 'auth')}/clearings`);
    case 'reverse':
      return control(`/sandbox/card-orders/${findOrder(provider.getState(), cardId, 'auth')}/reversals`);
    case 'refund':
      return control(`/sandbox/card-orders/${findOrder(provider.getState(), cardId, 'clearing')}/refunds`);
    default:
      return control(`/sandbox/cards/${cardId}/${move}`);
  }
}

/**
 * What a move would come to now: made on a copy of the state, so that nothing of it is written down twice. The provider is pure; a copy
 * costs nothing.
 */
export async function tryMove(move: MoveName, cardId: string, { provider, locale }: CallSource) {
  let state = provider.getState();
  const copy = createPageProvider({
    read: () => state,
    write(next) {
      state = next;
    },
    isWorking: () => true,
    onChange: () => () => undefined,
  });
  const outcome = await makeMove(move, cardId, { provider: copy, locale });
  return { ...outcome, status: findCard(state, cardId)?.status };
}

export function findCard(state: State, cardId: string): Card | undefined {
  return listValues(state.cards.cards).find(({ card }) => card.cardId === cardId)?.card;
}

/** Purchases of a card that are still held. */
export function listHolds(state: State, cardId: string): CardOrder[] {
  return listOrders(state, cardId).filter(({ type, status }) => type === 'auth' && status === 'authorized');
}

function listOrders(state: State, cardId: string): CardOrder[] {
  return listValues(state.cards.orders)
    .map(({ order }) => order)
    .filter((order) => order.cardId === cardId);
}

/** The latest open purchase, or the latest clearing; a name that no order has where there is none, which the sandbox refuses. */
function findOrder(state: State, cardId: string, type: 'auth' | 'clearing'): string {
  const orders =
    type === 'auth' ? listHolds(state, cardId) : listOrders(state, cardId).filter((order) => order.type === type);
  return orders.at(-1)?.orderId ?? 'none';
}
