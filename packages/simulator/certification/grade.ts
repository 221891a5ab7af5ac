import { type Discarded, findDiscarded } from './discarded.ts';
import type { CertificationLog } from './exchange.ts';
import { gradeClients, mergePoints } from './grade-clients.ts';
import { type ClientReport, countVerdicts, type GradedPoint, gradePoints, type Summary } from './grade-points.ts';
import { type LocalisedText, NOT_DECIDABLE } from './report/point-texts.ts';

export type Report = {
  schema: 1;
  mode: CertificationLog['mode'];
  seed: string;
  startedAt: string;
  endedAt: string;
  rounds: number;
  requests: number;
  points: GradedPoint[];
  /** What the client did not accept, although it is genuine. */
  discarded?: Discarded[];
  /** What no traffic can show. */
  notDecidable: LocalisedText[];
  summary: Summary;
  /** What each client has shown, where there are several. Then `points` has what each point is for all of them together. */
  clients?: ClientReport[];
};

/** The report of a log: the same log gives the same report. */
export function grade(log: CertificationLog): Report {
  const clients = gradeClients(log);
  const points = clients ? mergePoints(clients) : gradePoints(log);
  const discarded = findDiscarded(log);
  return {
    schema: 1,
    mode: log.mode,
    seed: log.seed,
    startedAt: new Date(log.startedAt).toISOString(),
    endedAt: new Date(findEnd(log)).toISOString(),
    rounds: log.rounds.length,
    requests: log.exchanges.length,
    points,
    ...(discarded.length > 0 && { discarded }),
    notDecidable: NOT_DECIDABLE,
    summary: countVerdicts(points),
    ...(clients && { clients }),
  };
}

function findEnd({ exchanges, sockets, startedAt }: CertificationLog): number {
  return Math.max(startedAt, exchanges.at(-1)?.answeredAt ?? 0, sockets.at(-1)?.at ?? 0);
}
