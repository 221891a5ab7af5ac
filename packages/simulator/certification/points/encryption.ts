import { isSameCall, listBefore } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** An encrypted field does not open. */
const NOT_OPENED = 400005;

/** C1: encrypted fields open, each with a content key and an IV of its own. */
export function judgeEncryption({ exchanges }: CertificationLog): Trial[] {
  // A repeat has the same bytes, and these end by age.
  const isFirst = (one: Exchange) => !listBefore(one, exchanges).some((other) => isSameCall(one, other));
  const closed = exchanges.filter((one) => one.code === NOT_OPENED && one.fault === undefined && isFirst(one));
  if (closed.length > 0) return closed.map((one) => failed(one));
  const sent = exchanges.filter(({ sealed }) => sealed !== undefined);
  for (const [index, one] of sent.entries()) {
    const alike = sent.slice(0, index).find((other) => other.bytes !== one.bytes && isAlike(one, other));
    if (alike) return [failed(alike, one)];
  }
  const [first, ...others] = sent;
  const second = others.find(({ bytes }) => bytes !== first?.bytes);
  return first && second ? [passed(first, second)] : [];
}

function isAlike({ sealed = [] }: Exchange, { sealed: before = [] }: Exchange): boolean {
  return sealed.some(({ key, iv }) => before.some((other) => other.key === key || other.iv === iv));
}

/** C2: no token, card number or document number is where it does not belong. One trial for a client that has such a secret. */
export function judgeLeaks({ exchanges }: CertificationLog): Trial[] {
  const leaking = exchanges.filter(({ leaks }) => leaks !== undefined);
  if (leaking.length > 0) return leaking.map((one) => failed(one));
  const secret = exchanges.find(({ sealed, reveals }) => sealed !== undefined || reveals);
  return secret ? [passed(secret)] : [];
}
