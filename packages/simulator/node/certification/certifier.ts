import type { CertificationLog, Extra, Reconciled } from '../../certification/exchange.ts';
import { createFamilies } from '../../certification/families.ts';
import { grade, type Report } from '../../certification/grade.ts';
import { observe, observeComing } from '../../certification/observe.ts';
import { observeSocket } from '../../certification/observe-socket.ts';
import type { PlannedFault } from '../../certification/plan/faults.ts';
import { createWatchPlan, type WatchPlan } from '../../certification/plan/plan-next.ts';
import type { Play } from '../../certification/plan/plan-rounds.ts';
import { planSocket } from '../../certification/plan/plan-socket.ts';
import { isSearchable, listEncryptedFields, type OpenedField } from '../../certification/secrets.ts';
import type { SocketFact } from '../../certification/socket-fact.ts';
import { hasCardNumber } from '../../core/cards/card-number.ts';
import { readHeader, type SandboxRequest } from '../../core/envelope/request.ts';
import type { Observer } from '../server/serve-call.ts';
import { createDigest } from './create-digest.ts';
import { openField } from './open-field.ts';
import { createRounds, type RoundMeans } from './rounds.ts';

/** Keeps the log of a client that is being certified. */
export type Certifier = Omit<Observer, 'readReport'> & {
  getLog(): CertificationLog;
  readReport(): Report;
  /** A round of a command begins, with what can be done in it. */
  beginRound(play: Play, means?: RoundMeans): void;
  /** The command of a round has ended. The next one begins. `reconciled` is what a daily job had to read. */
  endRound(exitCode: number, reconciled?: Reconciled): void;
};

export type CertifierOptions = {
  mode: CertificationLog['mode'];
  seed: string;
  /** Not in the report: its digests cannot be compared with others. */
  salt: string;
  isStrict?: boolean | undefined;
  by?: CertificationLog['by'] | undefined;
  extras?: Extra[];
  only?: CertificationLog['only'];
};

/** An observer of the server. While watching, it also says which fault the next request meets. */
export function createCertifier({ mode, seed, salt, isStrict, by, extras = [], only }: CertifierOptions): Certifier {
  const log: CertificationLog = {
    ...{ mode, seed, startedAt: Date.now(), exchanges: [], sockets: [], rounds: [], leaves: [], extras },
    ...(isStrict && { isStrict }),
    ...(by && { by }),
    ...(only && { only }),
  };
  const digest = createDigest(salt);
  const families = createFamilies();
  /** Of each client. */
  const plans = new Map<string | undefined, WatchPlan>();
  /** In memory only: what they are searched for in. */
  const documentNumbers = new Set<string>();
  const rounds = createRounds(log);
  /** The round of each session of the client: a socket may end after its command. An instance of the simulator's own has none. */
  const sessions = new Map<string, number>();

  function openFields(body: string): OpenedField[] {
    const opened = listEncryptedFields(body).flatMap((compact) => openField(compact) ?? []);
    for (const { documentNumber = '' } of opened) if (isSearchable(documentNumber)) documentNumbers.add(documentNumber);
    return opened;
  }

  function getPlan(family: string | undefined): WatchPlan {
    const plan = plans.get(family) ?? createWatchPlan(log);
    plans.set(family, plan);
    return plan;
  }

  function planWhileWatching(request: SandboxRequest): PlannedFault | undefined {
    const authorization = by && readHeader(request, 'Authorization');
    const family = authorization === undefined ? undefined : families.find(digest(authorization));
    return getPlan(family).plan(observeComing(request, digest));
  }

  return {
    plan: (request) => (mode === 'run' ? rounds.planFault() : planWhileWatching(request)),
    observe(seen) {
      const known = { documentNumbers, hasCardNumber: (digits: string) => hasCardNumber(seen.state, digits) };
      const exchange = observe({ ...seen, round: log.rounds.length, openFields, known }, digest);
      if (!exchange) return;
      if (rounds.crash(exchange)) exchange.isKilled = true;
      log.exchanges.push(exchange);
      getPlan(by && families.see(exchange)).see(exchange);
    },
    observeLeave(leave) {
      log.leaves.push({ ...leave, round: log.rounds.length });
    },
    observeSocket(seen, { at, time }) {
      if (seen.kind === 'connect') sessions.set(seen.session, log.rounds.length);
      const round = sessions.get(seen.session);
      if (round === undefined) return undefined;
      const fact = observeSocket(seen, { round, at, time }, digest);
      // The socket of a connection that the provider has closed ends a moment later.
      if (fact.kind === 'closed' && isClosed(log.sockets, fact.session)) return undefined;
      log.sockets.push(fact);
      if (mode === 'watch') return planSocket(log, fact);
      rounds.act(fact);
      return undefined;
    },
    getLog: () => log,
    readReport: () => grade(log),
    beginRound: rounds.begin,
    endRound(exitCode, reconciled) {
      rounds.end();
      const round = { round: log.rounds.length, exitCode, endedAt: Date.now() };
      log.rounds.push({ ...round, ...(reconciled && { reconciled }) });
    },
  };
}

function isClosed(sockets: readonly SocketFact[], session: string): boolean {
  return sockets.some((one) => one.kind === 'closed' && one.session === session);
}
