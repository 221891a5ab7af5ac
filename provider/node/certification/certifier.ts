import type { CertificationLog } from '../../certification/exchange.ts';
import { grade, type Report } from '../../certification/grade.ts';
import { observe, observeComing } from '../../certification/observe.ts';
import { observeSocket } from '../../certification/observe-socket.ts';
import type { PlannedFault } from '../../certification/plan/faults.ts';
import { createWatchPlan } from '../../certification/plan/plan-next.ts';
import { type Play, planSecond } from '../../certification/plan/plan-rounds.ts';
import { planSocket } from '../../certification/plan/plan-socket.ts';
import type { SocketFact } from '../../certification/socket-fact.ts';
import type { Observer } from '../server/request-listener.ts';

/** Keeps the log of a client that is being certified. */
export type Certifier = Omit<Observer, 'readReport'> & {
  getLog(): CertificationLog;
  readReport(): Report;
  /** A round of a command begins. */
  beginRound(play: Play): void;
  /** The command of a round has ended. The next one begins. */
  endRound(exitCode: number): void;
};

type CertifierOptions = {
  mode: CertificationLog['mode'];
  seed: string;
  /** Not in the report: its digests cannot be compared with others. */
  salt: string;
};

/** An observer of the server. While watching, it also says which fault the next request meets. */
export function createCertifier({ mode, seed, salt }: CertifierOptions): Certifier {
  const log: CertificationLog = { mode, seed, startedAt: Date.now(), exchanges: [], sockets: [], rounds: [] };
  const watch = createWatchPlan(seed);
  let play: Play | undefined;

  function planInRound(): PlannedFault | undefined {
    if (!play) return undefined;
    const round = log.rounds.length;
    const second = planSecond(
      play,
      log.exchanges.filter((one) => one.round === round),
    );
    if (second) play = undefined;
    return second;
  }

  return {
    plan: (request) => (mode === 'run' ? planInRound() : watch.plan(observeComing(request, salt))),
    observe(seen) {
      const exchange = observe({ ...seen, round: log.rounds.length }, salt);
      if (!exchange) return;
      log.exchanges.push(exchange);
      watch.see(exchange);
    },
    observeSocket(seen, { at, time }) {
      const fact = observeSocket(seen, { round: log.rounds.length, at, time }, salt);
      // The socket of a connection that the provider has closed ends a moment later.
      if (fact.kind === 'closed' && isClosed(log.sockets, fact.session)) return undefined;
      log.sockets.push(fact);
      return mode === 'watch' ? planSocket(log.sockets, fact) : undefined;
    },
    getLog: () => log,
    readReport: () => grade(log),
    beginRound(next) {
      play = next;
    },
    endRound(exitCode) {
      play = undefined;
      log.rounds.push({ round: log.rounds.length, exitCode });
    },
  };
}

function isClosed(sockets: readonly SocketFact[], session: string): boolean {
  return sockets.some((one) => one.kind === 'closed' && one.session === session);
}
