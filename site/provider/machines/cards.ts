import type { Card, CardOrder, CardProduct } from '../../../packages/simulator/core/contract/schemas.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { setAt } from '../../../src/playground/form/json-path.ts';
import { canRecharge, createOpeningBody } from '../fields/example-bodies.ts';
import { prepare } from '../fields/prepare.ts';
import { type ActionContext, type MachineDefinition, usd } from './action.ts';

/** `CardStatus`. */
export const cards: MachineDefinition = {
  kind: 'card',
  idField: 'cardId',
  initial: [
    { name: 'open', run: (context) => openCard(context) },
    {
      name: 'openInactive',
      run: (context) => openCard(context, { fits: ({ activationRequired }) => activationRequired }),
    },
    { name: 'openDeclined', run: (context) => openCard(context, { amount: '100.13' }) },
  ],
  actions: [
    {
      name: 'freeze',
      by: 'api',
      run: ({ call }, cardId) => call('updateCardStatus', { status: 'frozen' }, { cardId }),
    },
    {
      name: 'unfreeze',
      by: 'api',
      run: ({ call }, cardId) => call('updateCardStatus', { status: 'active' }, { cardId }),
    },
    {
      name: 'activate',
      by: 'api',
      run: ({ call }, cardId) => call('activateCard', { cardId, encryptedCvv: '123' }),
    },
    {
      name: 'recharge',
      by: 'api',
      run: ({ call, createNumber }, cardId) =>
        call('rechargeCard', { cardId, amount: usd('10.00'), merchantOrderNo: createNumber() }),
    },
    {
      name: 'withdraw',
      by: 'api',
      run: ({ call, createNumber }, cardId) =>
        call('withdrawCard', { cardId, amount: usd('10.00'), merchantOrderNo: createNumber() }),
    },
    { name: 'cancel', by: 'api', run: ({ call }, cardId) => call('cancelCard', undefined, { cardId }) },
    { name: 'purchase', by: 'external', run: (context, cardId) => purchase(cardId, '30.00', context) },
    {
      name: 'clear',
      by: 'external',
      run: (context, cardId) => settle(findHold(cardId, context), 'clearings', context),
    },
    {
      name: 'reverse',
      by: 'external',
      run: (context, cardId) => settle(findHold(cardId, context), 'reversals', context),
    },
    {
      name: 'refund',
      by: 'external',
      run: (context, cardId) => settle(findClearing(cardId, context.getState()), 'refunds', context),
    },
    {
      name: 'block',
      by: 'external',
      run: ({ control }, cardId) => control(`/sandbox/cards/${cardId}/block`),
    },
    {
      name: 'unblock',
      by: 'external',
      run: ({ control }, cardId) => control(`/sandbox/cards/${cardId}/unblock`),
    },
    {
      name: 'expire',
      by: 'external',
      run: ({ control }, cardId) => control(`/sandbox/cards/${cardId}/expire`),
    },
  ],
};

type Opening = { fits?: (capabilities: CardProduct['capabilities']) => boolean; amount?: string };

/** A card that is pending: its order is not finished until the clock has moved. */
async function openCard(
  { source, getState, call }: ActionContext,
  { fits = canRecharge, amount = '100.00' }: Opening = {},
) {
  const find = () => listValues(getState().holders).find(({ holder }) => holder.status === 'approved')?.holder.holderId;
  if (find() === undefined) await prepare('holder', source);
  const body = createOpeningBody(getState(), find() ?? '', fits);
  return call('openCard', setAt(body, ['initialAmount', 'value'], amount));
}

export function purchase(cardId: string, value: string, { control }: ActionContext) {
  return control(`/sandbox/cards/${cardId}/purchases`, { amount: usd(value) });
}

/** `none` where there is no such order, which the sandbox refuses. */
export function settle(orderId: unknown, step: string, { control }: ActionContext, body: unknown = {}) {
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

function findHold(cardId: string, { getState }: ActionContext): string | undefined {
  return listHolds(getState(), cardId).at(-1)?.orderId;
}

/** Oldest first, as their ids are. */
function listOrders(state: State, cardId: string): CardOrder[] {
  return listValues(state.cards.orders)
    .map(({ order }) => order)
    .filter((order) => order.cardId === cardId)
    .toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1));
}
