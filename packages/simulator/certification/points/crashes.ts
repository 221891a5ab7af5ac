import { listLater, listRepeats } from '../calls.ts';
import type { CertificationLog } from '../exchange.ts';
import { isMore } from './outcomes.ts';
import { failed, passed, type Trial } from './point.ts';

/** U4: a program that was killed before it had the response, and started again, does not order a second time. */
export function judgeCrashes(log: CertificationLog): Trial[] {
  return log.exchanges
    .filter(({ isKilled }) => isKilled)
    .flatMap((lost) => {
      const later = listLater(lost, log.exchanges);
      const second = later.find(({ shape, number }) => shape === lost.shape && number !== lost.number);
      if (second && isMore(lost, log)) return [failed(lost, second)];
      const [again] = listRepeats(lost, log.exchanges);
      return again ? [passed(lost, again)] : [];
    });
}
