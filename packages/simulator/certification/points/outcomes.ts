import { hasEnded, hasEndedWell, isForged, isResolution, isUnknown, listBefore, listLater } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, leftOpen, passed, type Trial } from './point.ts';

/** U1: the same thing is ordered under another number while the outcome of the first is unknown. */
export function judgeSecondOrders(log: CertificationLog): Trial[] {
  const { exchanges } = log;
  return exchanges
    .filter((one) => isUnknown(one) && one.number !== undefined)
    .flatMap((lost) => {
      const later = listLater(lost, exchanges);
      const resolved = later.findIndex((one) => isResolution(lost, one));
      const open = resolved < 0 ? later : later.slice(0, resolved);
      const second = open.find(({ intent, number }) => intent === lost.intent && number !== lost.number);
      // Who believes any response has reasons for a new number.
      // Two workers may want the same thing: while watching, calls that overlap, or a first order that is resolved later, prove nothing.
      const isReplaced =
        log.mode === 'run' || (resolved < 0 && second !== undefined && isSequential(lost, second, exchanges));
      if (second && isReplaced && isMore(lost, log))
        return [{ ...failed(lost, second), ...(isForged(lost) && PRESUMES_S3) }];
      return resolved < 0 ? [] : [passed(lost, ...later.slice(resolved, resolved + 1))];
    });
}

/** The client made one call after the other around both. */
function isSequential(lost: Exchange, second: Exchange, exchanges: readonly Exchange[]): boolean {
  const from = Math.max(0, exchanges.indexOf(lost) - AROUND);
  const near = exchanges.slice(from, exchanges.indexOf(second) + AROUND);
  return near.every((one, index) => one.at >= (near[index - 1]?.answeredAt ?? 0));
}

/** So many calls before and after tell whether there are workers. */
const AROUND = 30;

const PRESUMES_S3 = { presumes: 'S3' } as const;

/** A run without faults shows how many orders the program wants. While watching, a thing that was ordered before may be wanted again. */
export function isMore(lost: Exchange, { mode, exchanges }: CertificationLog): boolean {
  if (mode === 'watch') return !listBefore(lost, exchanges).some(({ intent }) => intent === lost.intent);
  const count = (inRound: number) =>
    new Set(exchanges.filter((one) => one.shape === lost.shape && one.round === inRound).map(({ number }) => number))
      .size;
  return count(lost.round) > count(0);
}

/** U2: every unknown outcome is settled by a repeat of that call or a reading of its order, unless the program says that it failed. */
export function judgeResolutions(log: CertificationLog): Trial[] {
  return log.exchanges.filter(isUnknown).flatMap((lost) => {
    const resolution = listLater(lost, log.exchanges).find((one) => isResolution(lost, one));
    if (resolution) return [passed(lost, resolution)];
    if (hasEndedWell(log, lost)) return [failed(lost)];
    return hasEnded(log, lost) ? [leftOpen('left open', lost)] : [];
  });
}
