import { listValues } from '../../../packages/simulator/core/state/table.ts';
import { prepare } from '../fields/prepare.ts';
import { type ActionContext, type MachineDefinition, usd } from './action.ts';
import { purchase, settle } from './cards.ts';

/** `CardOrderStatus`: management orders by calls, purchases by the card network. */
export const cardOrders: MachineDefinition = {
  kind: 'cardOrder',
  idField: 'orderId',
  initial: [
    { name: 'recharge', run: (context) => recharge('10.00', context) },
    { name: 'rechargeFails', run: (context) => recharge('10.13', context) },
    { name: 'purchase', run: async (context) => purchase(await findActiveCard(context), '30.00', context) },
    {
      name: 'purchaseDeclined',
      // The order is there, with the check that failed.
      run: async (context) => ({
        ...(await purchase(await findActiveCard(context), '90000.00', context)),
        isRefused: false,
      }),
    },
    { name: 'purchaseRefunded', run: refundPurchase },
  ],
  actions: [
    { name: 'clear', by: 'external', run: (context, id) => settle(id, 'clear', context) },
    { name: 'reversePart', by: 'external', run: (context, id) => settle(id, 'reverse', context, { value: '5.00' }) },
    { name: 'reverse', by: 'external', run: (context, id) => settle(id, 'reverse', context) },
    { name: 'refund', by: 'external', run: (context, id) => settle(id, 'refund', context) },
  ],
};

async function recharge(value: string, context: ActionContext) {
  const cardId = await findActiveCard(context);
  return context.call('rechargeCard', { cardId, amount: usd(value), merchantOrderNo: context.createNumber() });
}

async function refundPurchase(context: ActionContext) {
  const cardId = await findActiveCard(context);
  const { data: held } = await purchase(cardId, '30.00', context);
  const { data: cleared } = await settle('orderId' in held ? held.orderId : undefined, 'clear', context);
  return settle('orderId' in cleared ? cleared.orderId : undefined, 'refund', context);
}

async function findActiveCard({ source, getState }: ActionContext): Promise<string> {
  const find = () =>
    listValues(getState().cards.cards).findLast(
      ({ card }) => card.status === 'active' && Number(card.balance?.available) >= 30,
    )?.card.cardId;
  if (find() === undefined) await prepare('card', source);
  return find() ?? '';
}
