import { isSameCall, isUnknown, listBefore, listRepeats } from '../calls.ts';
import type { CertificationLog } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** So many attempts in a row without a pause are a loop: with random waits, some are short and some are not. */
const LOOP = 10;
const PAUSE_MS = 500;
const MIN_ATTEMPTS = 3;

/** R2: repeats of a call that fails again and again slow down. */
export function judgeBackOff({ exchanges }: CertificationLog): Trial[] {
  const errors = exchanges.filter((one) => one.code === 500001 && isUnknown(one));
  const firsts = errors.filter((one) => !listBefore(one, errors).some((other) => isSameCall(one, other)));
  return firsts.flatMap((first) => {
    const attempts = [first, ...listRepeats(first, exchanges)];
    const loop = attempts.slice(0, LOOP);
    const hasPause = loop.some(({ at }, index) => at - (loop[index - 1]?.answeredAt ?? at) >= PAUSE_MS);
    if (loop.length === LOOP && !hasPause) return [failed(...loop)];
    return attempts.length >= MIN_ATTEMPTS ? [passed(...attempts.slice(0, MIN_ATTEMPTS))] : [];
  });
}
