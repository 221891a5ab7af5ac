import { hasEnded, hasEndedWell, listLater, listNewIds, listRepeats } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';
import { judgeRefusal, judgeWait } from './repeats.ts';

/** S4, F1: a response that is written otherwise, or says more, is used as any other. */
export function judgeBenign(kind: NonNullable<Exchange['fault']>) {
  return (log: CertificationLog): Trial[] =>
    log.exchanges
      .filter(({ fault }) => fault === kind)
      .flatMap((response) => {
        const own = listNewIds(response, log.exchanges);
        const use = listLater(response, log.exchanges).find(({ uses }) => uses.some((id) => own.includes(id)));
        const [repeat] = listRepeats(response, log.exchanges);
        const isUnused = repeat !== undefined && (use === undefined || repeat.at < use.at);
        if (failsAlone(log, response) || (isUnused && isMore(log, response)))
          return [failed(response, ...(repeat ? [repeat] : []))];
        // A run with the same calls and the same end as without faults has used it too.
        if (!use && !repeat && log.mode === 'run' && hasEndedWell(log, response)) return [passed(response)];
        return use ? [passed(response, use)] : [];
      });
}

/** The command succeeds without faults, and fails with this one. Nothing says so while watching. */
function failsAlone({ rounds }: CertificationLog, { round }: Exchange): boolean {
  const exit = (index: number) => rounds.find((one) => one.round === index)?.exitCode;
  return round > 0 && exit(0) === 0 && (exit(round) ?? 0) !== 0;
}

/** The operation is called more often than without faults. */
function isMore({ mode, exchanges }: CertificationLog, { round, operation }: Exchange): boolean {
  const count = (index: number) => exchanges.filter((one) => one.round === index && one.operation === operation).length;
  return mode === 'run' && count(round) > count(0);
}

/** F2: a status that the contract does not have yet is not final. */
export function judgeUnknownStates(log: CertificationLog): Trial[] {
  const { exchanges } = log;
  return exchanges
    .filter(({ fault, isWrite }) => fault === 'unknown_status' && !isWrite)
    .flatMap((read) => {
      const later = listLater(read, exchanges);
      const concerns = ({ uses }: Exchange) => uses.some((id) => read.gives.includes(id));
      const repeat = later.find((one) => !one.isWrite && concerns(one));
      const dependent = later.find((one) => one.isWrite && concerns(one));
      if (dependent && (!repeat || dependent.at < repeat.at)) return [failed(read, dependent)];
      if (repeat) return [passed(read, repeat)];
      return hasEnded(log, read) ? [failed(read)] : [];
    });
}

/** F3: a code that the contract does not have yet means what its HTTP status means. */
export function judgeUnknownCodes(log: CertificationLog): Trial[] {
  return log.exchanges.flatMap((one) => {
    if (one.fault === 'unknown_code') return judgeWait(one, log);
    return one.fault === 'unknown_refusal' ? judgeRefusal(one, log) : [];
  });
}
