import type { Card, CardProduct, Schema } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import type { Call } from '../envelope/call.ts';
import { Refusal } from '../envelope/refusal.ts';
import { succeed } from '../envelope/result.ts';
import type { HolderRecord } from '../holders/holder-record.ts';
import { getHolderRecord } from '../holders/holder-records.ts';
import { addAmounts, isLess, toFullScale, toMoney, zero } from '../ledger/amounts.ts';
import { checkMoney } from '../ledger/check-money.ts';
import { checkOrderNumber, registerOrderNumber } from '../ledger/order-numbers.ts';
import { drawIdentifier } from '../state/random.ts';
import { setIn } from '../state/table.ts';
import { startTimer, toDateTime, type Work } from '../state/work.ts';
import { reserve } from '../wallet/wallet-ledger.ts';
import { getOpeningFees } from './card-fees.ts';
import { requireAcceptedCountry, requireUsableHolder } from './card-holder.ts';
import { addOrder } from './card-orders.ts';
import { toBalance } from './card-records.ts';
import type { CardRecord } from './cards-state.ts';
import { getProduct } from './products.ts';

/** How long the issuer takes (contract 9.4). */
const ISSUER_MS = 2000;

export function openCard(work: Work, { body }: Call<'openCard'>) {
  checkMoney(body.initialAmount);
  const product = getProduct(work, body.cardManageId);
  const holder = body.holderId === undefined ? undefined : getHolderRecord(work, body.holderId);
  if (product.form === 'physical' && !body.shippingAddress)
    throw new Refusal(400002, { details: [{ field: 'shippingAddress', rule: 'required' }] });
  if (body.initialAmount.currency !== product.currency) throw new Refusal(422005);
  checkOrderNumber(work, 'card', body.merchantOrderNo);
  if (product.status !== 'online') throw new Refusal(422101);
  if (product.capabilities.holderRequired && !holder) throw new Refusal(422104);
  if (holder) requireUsableHolder(work, holder, product);
  const amount = toFullScale(body.initialAmount.value, product.currency);
  checkInitialAmount(amount, product);
  if (holder) requireAcceptedCountry(holder, product);
  const { open, recharge } = getOpeningFees(amount, product);
  const fee = addAmounts(open, recharge);
  const cost = addAmounts(amount, fee);
  reserve(work, product.currency, cost);
  const record = addCard(work, { body, product, holder });
  const { order } = addOrder(work, record, {
    type: 'open',
    status: 'processing',
    direction: 'credit',
    amount: toMoney(amount, product.currency),
    fee: toMoney(fee, product.currency),
    walletDirection: 'debit',
    walletAmount: toMoney(cost, product.currency),
    merchantOrderNo: body.merchantOrderNo,
  });
  registerOrderNumber(work, 'card', body.merchantOrderNo, order.orderId);
  startTimer(work, 'card-order', order.orderId, ISSUER_MS);
  return succeed(202, order);
}

function checkInitialAmount(amount: string, { limits }: CardProduct): void {
  const details = (rule: 'min' | 'max', value: string) => ({
    details: [{ field: 'initialAmount.value', rule, value }],
  });
  if (isLess(amount, limits.initialMin)) throw new Refusal(422102, details('min', limits.initialMin));
  if (isLess(limits.initialMax, amount)) throw new Refusal(422102, details('max', limits.initialMax));
  if (isLess(limits.balanceMax, amount)) throw new Refusal(422102, details('max', limits.balanceMax));
}

/** One object for all cards that have nothing there. */
const EMPTY = {};

function addCard(
  work: Work,
  {
    body,
    product,
    holder,
  }: { body: Schema<'OpenCardRequest'>; product: CardProduct; holder: HolderRecord | undefined },
): CardRecord {
  assertTransition('CardStatus', undefined, 'pending');
  const at = toDateTime(work.time);
  const card: Card = {
    cardId: drawIdentifier(work, 'card'),
    cardManageId: product.cardManageId,
    holderId: body.holderId ?? null,
    merchantOrderNo: body.merchantOrderNo,
    alias: body.alias ?? null,
    status: 'pending',
    statusReason: null,
    model: product.model,
    form: product.form,
    organization: product.organization,
    bin: null,
    last4: null,
    maskedPan: null,
    expiryMonth: null,
    expiryYear: null,
    balance:
      product.model === 'prepaid' ? toBalance(zero(product.currency), zero(product.currency), product.currency) : null,
    contact: holder || body.contact ? { ...getHolderContact(holder), ...body.contact } : EMPTY,
    pinSet: false,
    metadata: body.metadata ?? EMPTY,
    activatedAt: null,
    cancelledAt: null,
    createdAt: at,
    updatedAt: at,
  };
  const record: CardRecord = {
    card,
    serial: 0,
    activation: { wrongCodes: 0, lockedUntil: 0 },
    orderIds: [],
    ...(body.shippingAddress && { shippingAddress: body.shippingAddress }),
  };
  setIn(work.state.cards.cards, card.cardId, record);
  return record;
}

function getHolderContact(record: HolderRecord | undefined): Card['contact'] {
  if (!record) return {};
  const { email, phone, address } = record.holder;
  return { email, phone: { ...phone }, billingAddress: { ...address } };
}
