import { canRecharge, createOpeningBody } from '../../../../provider/fields/example-bodies.ts';
import { prepare } from '../../../../provider/fields/prepare.ts';
import type { Card, CardOrder, CardProduct } from '../../../../provider/simulator/contract/schemas.ts';
import type { State } from '../../../../provider/simulator/state/state.ts';
import { listValues } from '../../../../provider/simulator/state/table.ts';
import { setAt } from '../../form/json-path.ts';
import { type Lifecycle, type MoveTools, usd } from '../move.ts';

/** `CardStatus`. */
export const cards: Lifecycle = {
  kind: 'card',
  idField: 'cardId',
  starts: [
    { name: 'open', rows: ['K1'], make: (tools) => openCard(tools) },
    {
      name: 'openInactive',
      rows: ['K1'],
      make: (tools) => openCard(tools, { fits: ({ activationRequired }) => activationRequired }),
    },
    { name: 'openDeclined', rows: ['K1'], make: (tools) => openCard(tools, { amount: '100.13' }) },
  ],
  moves: [
    {
      name: 'freeze',
      by: 'api',
      rows: ['K6'],
      make: (cardId, { call }) => call('updateCardStatus', { status: 'frozen' }, { cardId }),
    },
    {
      name: 'unfreeze',
      by: 'api',
      rows: ['K7'],
      make: (cardId, { call }) => call('updateCardStatus', { status: 'active' }, { cardId }),
    },
    {
      name: 'activate',
      by: 'api',
      rows: ['K5'],
      make: (cardId, { call }) => call('activateCard', { cardId, encryptedCvv: '123' }),
    },
    {
      name: 'recharge',
      by: 'api',
      make: (cardId, { call, createNumber }) =>
        call('rechargeCard', { cardId, amount: usd('10.00'), merchantOrderNo: createNumber() }),
    },
    {
      name: 'withdraw',
      by: 'api',
      make: (cardId, { call, createNumber }) =>
        call('withdrawCard', { cardId, amount: usd('10.00'), merchantOrderNo: createNumber() }),
    },
    { name: 'cancel', by: 'api', rows: ['K10'], make: (cardId, { call }) => call('cancelCard', undefined, { cardId }) },
    { name: 'purchase', by: 'outside', make: (cardId, tools) => purchase(cardId, '30.00', tools) },
    { name: 'clear', by: 'outside', make: (cardId, tools) => settle(findHold(cardId, tools), 'clearings', tools) },
    { name: 'reverse', by: 'outside', make: (cardId, tools) => settle(findHold(cardId, tools), 'reversals', tools) },
    {
      name: 'refund',
      by: 'outside',
      make: (cardId, tools) => settle(findClearing(cardId, tools.getState()), 'refunds', tools),
    },
    {
      name: 'block',
      by: 'outside',
      rows: ['K8'],
      make: (cardId, { control }) => control(`/sandbox/cards/${cardId}/block`),
    },
    {
      name: 'unblock',
      by: 'outside',
      rows: ['K9a', 'K9b', 'K9c'],
      make: (cardId, { control }) => control(`/sandbox/cards/${cardId}/unblock`),
    },
    {
      name: 'expire',
      by: 'outside',
      rows: ['K12'],
      make: (cardId, { control }) => control(`/sandbox/cards/${cardId}/expire`),
    },
  ],
};

type Opening = { fits?: (capabilities: CardProduct['capabilities']) => boolean; amount?: string };

/** A card that is pending: its order is not finished until the clock has moved. */
async function openCard(
  { source, getState, call }: MoveTools,
  { fits = canRecharge, amount = '100.00' }: Opening = {},
) {
  const find = () => listValues(getState().holders).find(({ holder }) => holder.status === 'approved')?.holder.holderId;
  if (find() === undefined) await prepare('holder', source);
  const body = createOpeningBody(getState(), find() ?? '', fits);
  return call('openCard', setAt(body, ['initialAmount', 'value'], amount));
}

export function purchase(cardId: string, value: string, { control }: MoveTools) {
  return control(`/sandbox/cards/${cardId}/purchases`, { amount: usd(value) });
}

/** `none` where there is no such order, which the sandbox refuses. */
export function settle(orderId: unknown, step: string, { control }: MoveTools, body: unknown = {}) {
  return control(`/sandbox/card-orders/${orderId ?? 'none'}/${step}`, body);
}

export function findCard(state: State, cardId: string): Card | undefined {
  return listValues(state.cards.cards).find(({ card }) => card.cardId === cardId)?.card;
}

/** Purchases of a card that are still held. */
export function listHolds(state: State, cardId: string): CardOrder[] {
  return listOrders(state, cardId).filter(({ type, status }) => type === 'auth' && status === 'authorized');
}

function findClearing(cardId: string, state: State): string | undefined {
  return listOrders(state, cardId).findLast(({ type }) => type === 'clearing')?.orderId;
}

function findHold(cardId: string, { getState }: MoveTools): string | undefined {
  return listHolds(getState(), cardId).at(-1)?.orderId;
}

/** Oldest first, as their ids are. */
function listOrders(state: State, cardId: string): CardOrder[] {
  return listValues(state.cards.orders)
    .map(({ order }) => order)
    .filter((order) => order.cardId === cardId)
    .toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1));
}
