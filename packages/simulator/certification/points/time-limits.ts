import type { CertificationLog } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** A client that leaves sooner has ended for another reason. */
const LEAST_MS = 1000;
const LIMIT_MS = 60_000;

/** U3: a response that does not come is waited for during a limited time. */
export function judgeTimeLimits({ exchanges, leaves }: CertificationLog): Trial[] {
  return (
    exchanges
      // A command that was killed has not left by itself.
      .filter(({ fault, isKilled }) => fault === 'held' && !isKilled)
      .flatMap((held) => {
        const leave = leaves.find(({ requestId }) => requestId === held.requestId);
        if (!leave) return [];
        const waited = leave.at - held.at;
        if (!leave.isLeft || waited > LIMIT_MS) return [failed(held)];
        return waited >= LEAST_MS ? [passed(held)] : [];
      })
  );
}
