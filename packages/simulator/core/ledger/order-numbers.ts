import { Refusal } from '../envelope/refusal.ts';
import { findIn, setIn } from '../state/table.ts';
import type { Work } from '../state/work.ts';

/** Order numbers are unique within a family, permanently (contract 2.10). */
export type OrderFamily = 'card' | 'payment' | 'token' | 'holder';

export function checkOrderNumber(work: Work, family: OrderFamily, number: string): void {
  const id = findOrderNumber(work, family, number);
  if (id !== undefined) throw new Refusal(409002, { id });
}

export function findOrderNumber({ state }: Work, family: OrderFamily, number: string): string | undefined {
  return findIn(state.orderNumbers, `${family}:${number}`);
}

/** Called when the order is accepted, never by a refused request. */
export function registerOrderNumber({ state }: Work, family: OrderFamily, number: string, id: string): void {
  setIn(state.orderNumbers, `${family}:${number}`, id);
}
