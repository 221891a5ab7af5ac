import type { Lifecycle } from './move.ts';
import { cardOrders } from './objects/card-orders.ts';
import { cards } from './objects/cards.ts';
import { holders } from './objects/holders.ts';
import { payments, quotes } from './objects/payments.ts';
import { deposits, withdrawals } from './objects/tokens.ts';

/** By the name of the machine in the contract. */
export const LIFECYCLES: Record<string, Lifecycle> = {
  CardStatus: cards,
  CardOrderStatus: cardOrders,
  HolderStatus: holders,
  QuoteStatus: quotes,
  PaymentStatus: payments,
  DepositStatus: deposits,
  WithdrawalStatus: withdrawals,
};
