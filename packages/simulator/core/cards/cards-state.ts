import type { Card, CardOrder, Schema } from '../contract/schemas.ts';
import type { Table } from '../state/table.ts';

/** A card as the API shows it, and what only the provider has. */
export type CardRecord = {
  card: Card;
  /** Which card of its product it is; its number follows from that. 0 until it is issued. */
  serial: number;
  /** While it is blocked. */
  former?: Pick<Card, 'status' | 'statusReason'>;
  /** Suspending the holder blocked it: restoring the holder lifts the block. */
  isBlockedWithHolder?: true;
  activation: { wrongCodes: number; lockedUntil: number };
  shippingAddress?: Schema<'Address'>;
  /** Orders of the card, oldest first. */
  orderIds: string[];
};

/** An order as the API shows it, and what its end needs. */
export type CardOrderRecord = {
  order: CardOrder;
  /** What a cancellation reserved on the wallet because the card could not pay its fee. */
  shortfall?: string;
  /** What is still held of an authorization, fee included. */
  held?: string;
  /** Refunded of a clearing. */
  refunded?: string;
  /** The issuer will decline it (fault `order_declined`). */
  isDeclined?: true;
};

export type CardsState = {
  cards: Table<CardRecord>;
  orders: Table<CardOrderRecord>;
  /** How many cards of each product were issued. */
  issued: Record<string, number>;
  /** Status of a product, where it is not that of the fixtures. */
  productStatus: Record<string, Schema<'ProductStatus'>>;
};
