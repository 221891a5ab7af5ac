import type { Call } from '../envelope/call.ts';
import { Refusal } from '../envelope/refusal.ts';
import { succeed } from '../envelope/result.ts';
import { isLess, negate, subtractAmounts, toMoney } from '../ledger/amounts.ts';
import { startTimer, type Work } from '../state/work.ts';
import { reserve } from '../wallet/wallet-ledger.ts';
import { addOrder, isOpenAuthorization, isPending, listOrders } from './card-orders.ts';
import { changeBalance, getBalance, getCardRecord, moveCard, requireStatus } from './card-records.ts';
import { getProduct } from './products.ts';

const CANCEL_MS = 2000;

export function cancelCard(work: Work, { path }: Call<'cancelCard'>) {
  const record = getCardRecord(work, path.cardId);
  requireStatus(record, 'inactive', 'active', 'frozen', 'expired');
  if (listOrders(work, record, isPending).length > 0) throw new Refusal(409103);
  if (listOrders(work, record, isOpenAuthorization).length > 0) throw new Refusal(409104);
  const { currency, fees } = getProduct(work, record.card.cardManageId);
  const balance = getBalance(record.card).available;
  if (isLess(balance, '0')) throw new Refusal(422103);
  const fee = fees.cancel.value;
  const isShort = isLess(balance, fee);
  const difference = isShort ? subtractAmounts(fee, balance) : subtractAmounts(balance, fee);
  if (isShort) reserve(work, currency, difference);
  changeBalance(work, record, { available: negate(balance), frozen: balance });
  moveCard(work, record, 'cancelling');
  const { order } = addOrder(
    work,
    record,
    {
      type: 'cancel',
      status: 'processing',
      direction: 'debit',
      amount: toMoney(balance, currency),
      fee: toMoney(fee, currency),
      walletDirection: isShort ? 'debit' : 'credit',
      walletAmount: toMoney(difference, currency),
    },
    isShort ? { shortfall: difference } : {},
  );
  startTimer(work, 'card-order', order.orderId, CANCEL_MS);
  return succeed(202, order);
}
