import type { Money } from '../contract/schemas.ts';
import { Refusal } from '../envelope/refusal.ts';
import { countFractionDigits, findScale } from './amounts.ts';

/** Currency known, then no more fraction digits than it has (contract 2.12, check 15). */
export function checkMoney({ value, currency }: Money): void {
  const scale = findScale(currency);
  if (scale === undefined) throw new Refusal(422003);
  if (countFractionDigits(value) > scale) throw new Refusal(422002);
}
