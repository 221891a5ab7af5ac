import { authorizePurchase } from '../cards/authorize-purchase.ts';
import { blockCard, unblockCard } from '../cards/block-card.ts';
import { getCardRecord } from '../cards/card-records.ts';
import { expireCard } from '../cards/expire-card.ts';
import { getProduct } from '../cards/products.ts';
import { clearPurchase, refundPurchase, reversePurchase } from '../cards/settle-purchase.ts';
import type { CardOrder } from '../contract/schemas.ts';
import { assertTransition } from '../contract/transitions.ts';
import { findScale } from '../ledger/amounts.ts';
import type { Work } from '../state/work.ts';
import type { ControlCall } from './control-call.ts';
import { InvalidStateError } from './invalid-state-error.ts';

const SHOP = { name: 'EXAMPLE ADS', mcc: '7311', city: 'Dublin', country: 'IE' };

export function purchase(work: Work, { path, body }: ControlCall<'purchase'>) {
  const { currency } = getProduct(work, getCardRecord(work, path.cardId).card.cardManageId);
  if (findScale(body.amount.currency) === undefined)
    throw new InvalidStateError(`The contract has no currency ${body.amount.currency}.`);
  if (body.amount.currency !== currency && body.exchangeRate === undefined)
    throw new InvalidStateError('A purchase in another currency needs exchangeRate.');
  return { status: 201, data: authorizePurchase(work, path.cardId, { merchant: SHOP, ...body }) };
}

type Settlement = (work: Work, orderId: string, value?: string) => CardOrder;

function settle(run: Settlement) {
  return (work: Work, { path, body }: ControlCall<'clear' | 'reverse' | 'refund'>) => ({
    status: 201,
    data: run(work, path.orderId, body?.value),
  });
}

export const clear = settle(clearPurchase);
export const reverse = settle(reversePurchase);
export const refund = settle(refundPurchase);

export function block(work: Work, { path }: ControlCall<'block'>) {
  return { status: 200, data: blockCard(work, path.cardId).card };
}

export function unblock(work: Work, { path }: ControlCall<'unblock'>) {
  return { status: 200, data: unblockCard(work, path.cardId).card };
}

export function expire(work: Work, { path }: ControlCall<'expire'>) {
  const { card } = getCardRecord(work, path.cardId);
  expireCard(work, card.cardId);
  if (card.status !== 'expired') throw new InvalidStateError(`A card that is ${card.status} cannot expire.`);
  return { status: 200, data: card };
}

export function changeProduct(work: Work, { path, body }: ControlCall<'changeProduct'>) {
  const product = getProduct(work, path.cardManageId);
  if (product.status === body.status) throw new InvalidStateError(`The product is ${body.status} already.`);
  assertTransition('ProductStatus', product.status, body.status);
  work.state.cards.productStatus[product.cardManageId] = body.status;
  return { status: 200, data: { cardManageId: product.cardManageId, status: body.status } };
}
