import { isSameCall, isUnknown, listBefore, listRepeats } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** So many attempts in a row without a pause are a loop: with random waits, some are short and some are not. */
const LOOP = 10;
const PAUSE_MS = 250;
const MIN_ATTEMPTS = 3;

/** R2: repeats of a call that fails again and again slow down. */
export function judgeBackOff({ exchanges }: CertificationLog): Trial[] {
  const errors = exchanges.filter((one) => one.code === 500001 && isUnknown(one));
  const firsts = errors.filter((one) => !listBefore(one, errors).some((other) => isSameCall(one, other)));
  return firsts.flatMap((first) => {
    const attempts = [first, ...listRepeats(first, exchanges)];
    const loop = findLoop(attempts);
    if (loop) return [failed(...loop)];
    return attempts.length >= MIN_ATTEMPTS ? [passed(...attempts.slice(0, MIN_ATTEMPTS))] : [];
  });
}

function findLoop(attempts: readonly Exchange[]): Exchange[] | undefined {
  const hasPause = ({ at }: Exchange, before: Exchange | undefined) => before && at - before.answeredAt >= PAUSE_MS;
  const loops = attempts.map((_, start) => attempts.slice(start, start + LOOP)).filter(({ length }) => length === LOOP);
  return loops.find((loop) => !loop.some((one, index) => hasPause(one, loop[index - 1])));
}
