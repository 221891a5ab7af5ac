import type { CertificationLog } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** So many amounts show how a client writes them. */
const MIN_AMOUNTS = 3;

/** M1: amounts are strings, with no more digits after the point than the currency has. One trial for all of them together. */
export function judgeAmounts({ exchanges }: CertificationLog): Trial[] {
  const wrong = exchanges.filter(({ wrongAmount }) => wrongAmount !== undefined);
  if (wrong.length > 0) return [failed(...wrong.slice(0, MIN_AMOUNTS))];
  const accepted = exchanges.filter(({ amounts, status }) => amounts !== undefined && status < 300);
  const count = accepted.reduce((sum, { amounts = 0 }) => sum + amounts, 0);
  const fraction = accepted.find(({ hasFraction }) => hasFraction);
  return fraction && count >= MIN_AMOUNTS ? [passed(fraction)] : [];
}
