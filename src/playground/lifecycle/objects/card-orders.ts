import { prepare } from '../../../../provider/fields/prepare.ts';
import { listValues } from '../../../../provider/simulator/state/table.ts';
import { type Lifecycle, type MoveTools, usd } from '../move.ts';
import { purchase, settle } from './cards.ts';

/** `CardOrderStatus`: management orders by calls, purchases by the card network. */
export const cardOrders: Lifecycle = {
  kind: 'cardOrder',
  idField: 'orderId',
  starts: [
    { name: 'recharge', rows: ['O1'], make: (tools) => recharge('10.00', tools) },
    { name: 'rechargeFails', rows: ['O1'], make: (tools) => recharge('10.13', tools) },
    { name: 'purchase', rows: ['A1'], make: async (tools) => purchase(await findActiveCard(tools), '30.00', tools) },
    {
      name: 'purchaseDeclined',
      rows: ['A2'],
      // The order is there, with the check that failed.
      make: async (tools) => ({
        ...(await purchase(await findActiveCard(tools), '90000.00', tools)),
        isRefused: false,
      }),
    },
    { name: 'purchaseRefunded', rows: ['C1'], make: refundPurchase },
  ],
  moves: [
    { name: 'clear', by: 'outside', rows: ['A4'], make: (id, tools) => settle(id, 'clearings', tools) },
    {
      name: 'reversePart',
      by: 'outside',
      rows: ['A3'],
      make: (id, tools) => settle(id, 'reversals', tools, { value: '5.00' }),
    },
    { name: 'reverse', by: 'outside', rows: ['A5'], make: (id, tools) => settle(id, 'reversals', tools) },
    { name: 'refund', by: 'outside', make: (id, tools) => settle(id, 'refunds', tools) },
  ],
};

async function recharge(value: string, tools: MoveTools) {
  const cardId = await findActiveCard(tools);
  return tools.call('rechargeCard', { cardId, amount: usd(value), merchantOrderNo: tools.createNumber() });
}

async function refundPurchase(tools: MoveTools) {
  const cardId = await findActiveCard(tools);
  const held = await purchase(cardId, '30.00', tools);
  const cleared = await settle(held.data?.orderId, 'clearings', tools);
  return settle(cleared.data?.orderId, 'refunds', tools);
}

async function findActiveCard({ source, getState }: MoveTools): Promise<string> {
  const find = () =>
    listValues(getState().cards.cards).findLast(
      ({ card }) => card.status === 'active' && Number(card.balance?.available) >= 30,
    )?.card.cardId;
  if (find() === undefined) await prepare('card', source);
  return find() ?? '';
}
