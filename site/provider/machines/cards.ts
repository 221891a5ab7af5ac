import type {
  Card,
  CardOrder,
  CardProduct,
  ControlSchema,
  Schema,
} from '../../../packages/simulator/core/contract/schemas.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { canRecharge, createOpeningBody } from '../fields/example-bodies.ts';
import { prepare } from '../fields/prepare.ts';
import { type ActionContext, type ActionName, type MachineDefinition, type ObjectAction, usd } from './action.ts';

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
    setStatus('freeze', 'frozen'),
    setStatus('unfreeze', 'active'),
    { name: 'activate', by: 'api', run: ({ call }, cardId) => call('activateCard', { cardId, encryptedCvv: '123' }) },
    moveMoney('recharge', 'rechargeCard'),
    moveMoney('withdraw', 'withdrawCard'),
    { name: 'cancel', by: 'api', run: ({ call }, cardId) => call('cancelCard', undefined, { cardId }) },
    { name: 'purchase', by: 'external', run: (context, cardId) => purchase(cardId, '30.00', context) },
    settleLast('clear', findHold),
    settleLast('reverse', findHold),
    settleLast('refund', findClearing),
    ...(['block', 'unblock', 'expire'] as const).map(
      (name): ObjectAction => ({ name, by: 'external', run: ({ control }, cardId) => control(name, { cardId }) }),
    ),
  ],
};

function setStatus(name: ActionName, status: Schema<'UpdateCardStatusRequest'>['status']): ObjectAction {
  return { name, by: 'api', run: ({ call }, cardId) => call('updateCardStatus', { status }, { cardId }) };
}

function moveMoney(name: ActionName, operation: 'rechargeCard' | 'withdrawCard'): ObjectAction {
  return {
    name,
    by: 'api',
    run: ({ call, createNumber }, cardId) =>
      call(operation, { cardId, amount: usd('10.00'), merchantOrderNo: createNumber() }),
  };
}

function settleLast(name: Settlement, find: (cardId: string, state: State) => string | undefined): ObjectAction {
  return { name, by: 'external', run: (context, cardId) => settle(find(cardId, context.getState()), name, context) };
}

type Opening = { fits?: (capabilities: CardProduct['capabilities']) => boolean; amount?: string };

/** A card that is pending: its order is not finished until the clock has moved. */
async function openCard(
  { source, getState, call }: ActionContext,
  { fits = canRecharge, amount = '100.00' }: Opening = {},
) {
  const find = () => listValues(getState().holders).find(({ holder }) => holder.status === 'approved')?.holder.holderId;
  if (find() === undefined) await prepare('holder', source);
  const body = createOpeningBody(getState(), find() ?? '', fits);
  return call('openCard', { ...body, initialAmount: usd(amount) });
}

export async function purchase(cardId: string, value: string, { control }: ActionContext) {
  const made = await control('purchase', { cardId }, { amount: usd(value) });
  // A purchase that fails its check is an order with the check that failed.
  const failure = made.isRefused ? null : made.data.failure;
  return failure ? { ...made, isRefused: true, code: failure.code } : made;
}

type Settlement = 'clear' | 'reverse' | 'refund';

/** `none` where there is no such order, which the sandbox refuses. */
export function settle(
  orderId = 'none',
  step: Settlement,
  { control }: ActionContext,
  body?: ControlSchema<'ValueRequest'>,
) {
  return control(step, { orderId }, body);
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

function findHold(cardId: string, state: State): string | undefined {
  return listHolds(state, cardId).at(-1)?.orderId;
}

/** Oldest first, as their ids are. */
function listOrders(state: State, cardId: string): CardOrder[] {
  return listValues(state.cards.orders)
    .map(({ order }) => order)
    .filter((order) => order.cardId === cardId)
    .toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1));
}
