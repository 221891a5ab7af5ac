import type { Card, CardOrder } from '../contract/schemas.ts';
import type { Call } from '../envelope/call.ts';
import type { MessageLocale } from '../envelope/locale.ts';
import { type Problem, Refusal } from '../envelope/refusal.ts';
import { type Result, succeed } from '../envelope/result.ts';
import { findHolderName } from '../holders/holder-records.ts';
import { localiseFailure } from '../ledger/failure-text.ts';
import { sortNewestFirst, toPage } from '../ledger/page.ts';
import { listValues } from '../state/table.ts';
import type { Work } from '../state/work.ts';
import { toCardSecret } from './card-number.ts';
import { getOrderRecord, listOrders } from './card-orders.ts';
import { getCardRecord, requireStatus } from './card-records.ts';
import { getProduct, listProducts } from './products.ts';

/** Longest time between createdFrom and createdTo of a card log. */
const LOG_WINDOW_MS = 366 * 86_400_000;

export function getCard(work: Work, { path, reveal, requestId }: Call<'getCard'>): Result<Card> {
  const record = getCardRecord(work, path.cardId);
  const { card, serial } = record;
  if (!reveal) return succeed(200, card);
  if (!getProduct(work, card.cardManageId).capabilities.reveal) throw new Refusal(422109);
  if (card.status !== 'inactive' || card.form !== 'virtual') requireStatus(record, 'active', 'frozen');
  const holderName = findHolderName(work, card.holderId) ?? 'CARD HOLDER';
  return { status: 200, data: card, reveal: toCardSecret(card, { serial, holderName, time: work.time, requestId }) };
}

export function listCards({ state }: Work, { query }: Call<'listCards'>) {
  const cards = listValues(state.cards.cards).map(({ card }) => card);
  const wanted = cards.filter(
    (card) =>
      (['status', 'cardManageId', 'holderId', 'last4', 'merchantOrderNo'] as const).every(
        (name) => query[name] === undefined || query[name] === card[name],
      ) && isWithin(card.createdAt, query),
  );
  return succeed(
    200,
    toPage(
      sortNewestFirst(wanted, ({ cardId }) => cardId),
      query,
    ),
  );
}

export function listCardProducts(work: Work, { locale }: Call<'listCardProducts'>) {
  return succeed(200, { items: listProducts(work, locale) });
}

export function getCardProduct(work: Work, { path, locale }: Call<'getCardProduct'>) {
  return succeed(200, getProduct(work, path.cardManageId, locale));
}

export function listCardLogs(work: Work, { path, query, locale }: Call<'listCardLogs'>) {
  checkWindow(query);
  const record = getCardRecord(work, path.cardId);
  const orders = listOrders(
    work,
    record,
    (order) =>
      (['type', 'status', 'merchantOrderNo'] as const).every(
        (name) => query[name] === undefined || query[name] === order[name],
      ) && isWithin(order.createdAt, query),
  ).map(({ order }) => order);
  const page = toPage(
    sortNewestFirst(orders, ({ orderId }) => orderId),
    query,
  );
  return succeed(200, { ...page, items: page.items.map((order) => toOrder(order, locale)) });
}

export function getCardLog(work: Work, { path, locale }: Call<'getCardLog'>) {
  return succeed(200, toOrder(getOrderRecord(work, path.orderId).order, locale));
}

function toOrder(order: CardOrder, locale: MessageLocale): CardOrder {
  return { ...order, failure: localiseFailure(order.failure, locale) };
}

function isWithin(createdAt: string, { createdFrom, createdTo }: Record<string, unknown>): boolean {
  return (
    (createdFrom === undefined || createdAt >= String(createdFrom)) &&
    (createdTo === undefined || createdAt < String(createdTo))
  );
}

function checkWindow({ createdFrom, createdTo }: Record<string, unknown>): void {
  if (createdFrom === undefined || createdTo === undefined) return;
  const length = Date.parse(String(createdTo)) - Date.parse(String(createdFrom));
  const problem: Pick<Problem, 'rule' | 'value'> | undefined =
    length <= 0
      ? { rule: 'min', value: String(createdFrom) }
      : length > LOG_WINDOW_MS
        ? { rule: 'max', value: '366 d' }
        : undefined;
  if (problem) throw new Refusal(400002, { details: [{ field: 'query:createdTo', ...problem }] });
}
