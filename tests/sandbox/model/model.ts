import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listValues } from '../../../packages/simulator/core/state/table.ts';
import type { Loose } from '../driver.ts';
import type { ModelRequest } from './request.ts';

/** What the actions of a sequence work with. */
export type Model = {
  readonly state: State;
  /** A number that no order has yet. */
  readonly number: string;
  /** A request of the merchant. */
  call(method: string, target: string, body?: unknown, opened?: ModelRequest['opened']): Outcome;
  /** Something that the outside world does. */
  world(method: string, path: string, body?: unknown): Outcome;
  wait(milliseconds: number): Outcome;
  /** A message of a client, or a socket that opens or closes. */
  connect(query: string): void;
  send(session: string, frame: unknown): void;
  disconnect(session: string): void;
  /** Sockets that are open, with pings that wait for their pong. */
  readonly sessions: Map<string, string[]>;
  /** Messages that were received and not acknowledged, by id. */
  readonly unacknowledged: Set<string>;
  /** Listen tickets, by scope. */
  readonly tickets: Map<string, string>;
  /** Of US dollars, in cents. */
  addMoney(amount: string): void;
};

export type Outcome = { status: number; data: Loose };

type ActionInput = { pick: number; amount: string };

export type Action = (model: Model, input: ActionInput) => Outcome;

export const NOTHING: Outcome = { status: 200, data: {} };

const UNKNOWN = '01KF0AP900000000000000000A';

export function choose<T>(items: readonly T[], pick: number): T | undefined {
  return items[pick % Math.max(items.length, 1)];
}

export function chooseCard({ state }: Model, pick: number): string {
  const ids = listValues(state.cards.cards).map(({ card }) => card.cardId);
  return choose(ids, pick) ?? `card_${UNKNOWN}`;
}

export function chooseHolder({ state }: Model, pick: number): string {
  const ids = listValues(state.holders).map(({ holder }) => holder.holderId);
  return choose(ids, pick) ?? `hld_${UNKNOWN}`;
}

export function chooseOrder({ state }: Model, type: string, pick: number): string {
  const orders = listValues(state.cards.orders).filter(({ order }) => order.type === type);
  const open = orders.filter(({ order }) => order.status === 'authorized');
  const ids = (open.length > 0 && pick > 3 ? open : orders).map(({ order }) => order.orderId);
  return choose(ids, pick) ?? `ord_${UNKNOWN}`;
}

export function chooseUser({ state }: Model, pick: number): string {
  const ids = listValues(state.tokens.users).map(({ userId }) => userId);
  return choose(ids, pick) ?? `usr_${UNKNOWN}`;
}
