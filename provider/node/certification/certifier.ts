import type { CertificationLog } from '../../certification/exchange.ts';
import { grade, type Report } from '../../certification/grade.ts';
import { observe } from '../../certification/observe.ts';
import type { Observer } from '../server/request-listener.ts';

/** Keeps the log of a client that is being certified. */
export type Certifier = Omit<Observer, 'readReport'> & {
  getLog(): CertificationLog;
  readReport(): Report;
  /** The command of a round has ended. The next one begins. */
  endRound(exitCode: number): void;
};

/** An observer of the server. `salt` is not in the report: its digests cannot be compared with others. */
export function createCertifier(seed: string, salt: string): Certifier {
  let log: CertificationLog = { seed, startedAt: Date.now(), exchanges: [], rounds: [] };
  return {
    observe(seen) {
      const exchange = observe({ ...seen, round: log.rounds.length }, salt);
      if (exchange) log = { ...log, exchanges: [...log.exchanges, exchange] };
    },
    getLog: () => log,
    readReport: () => grade(log),
    endRound(exitCode) {
      log = { ...log, rounds: [...log.rounds, { round: log.rounds.length, exitCode }] };
    },
  };
}
