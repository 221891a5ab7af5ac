import type { CertificationLog, Exchange } from './exchange.ts';
import type { PointId, Trial } from './points/point.ts';
import { POINTS } from './points/points.ts';

type Verdict = 'passed' | 'failed' | 'not seen';

/** An exchange as a report shows it: nothing secret, digests of four digits. */
export type Evidence = {
  at: string;
  requestId: string;
  operation: string;
  status: number;
  code: number;
  fault?: string;
  key?: string;
  number?: string;
  /** Milliseconds since the evidence before it was answered. */
  gapMs?: number;
};

export type GradedPoint = {
  id: PointId;
  verdict: Verdict;
  /** Of a point that was not seen. */
  reason?: 'too few trials' | 'never tried' | 'masked' | `after ${PointId}`;
  trials: { passed: number; failed: number };
  evidence: Evidence[];
  link: string;
};

export type Report = {
  schema: 1;
  seed: string;
  startedAt: string;
  rounds: number;
  requests: number;
  points: GradedPoint[];
  summary: Record<Verdict, number>;
};

/** The report of a log: the same log gives the same report. */
export function grade(log: CertificationLog): Report {
  const trials = chargeOnce(POINTS.map(({ judge }) => judge(log)));
  const graded = POINTS.map(({ id, minimum, link }, index): GradedPoint => {
    const { counted, masked } = trials[index] ?? { counted: [], masked: 0 };
    const failures = counted.filter(({ verdict }) => verdict === 'failed');
    const passes = counted.filter(({ verdict }) => verdict === 'passed');
    const verdict = failures.length > 0 ? 'failed' : passes.length >= minimum ? 'passed' : 'not seen';
    const none = masked > 0 ? 'masked' : passes.length > 0 ? 'too few trials' : 'never tried';
    return {
      id,
      verdict,
      ...(verdict === 'not seen' && { reason: none }),
      trials: { passed: passes.length, failed: failures.length },
      evidence: toEvidence((failures[0] ?? passes[0])?.evidence ?? []),
      link,
    };
  });
  const points = graded.map((one) => presume(one, graded));
  const count = (verdict: Verdict) => points.filter((one) => one.verdict === verdict).length;
  return {
    schema: 1,
    seed: log.seed,
    startedAt: new Date(log.startedAt).toISOString(),
    rounds: Math.max(0, log.rounds.length),
    requests: log.exchanges.length,
    points,
    summary: { passed: count('passed'), failed: count('failed'), 'not seen': count('not seen') },
  };
}

/** One violation, one point: what else failed in the same round is masked by the first. */
function chargeOnce(trials: Trial[][]): { counted: Trial[]; masked: number }[] {
  const charged = new Set<number>();
  return trials.map((all) => {
    const isMasked = ({ verdict, evidence }: Trial) =>
      verdict === 'failed' && evidence.some(({ round }) => charged.has(round));
    const counted = all.filter((one) => !isMasked(one));
    for (const { verdict, evidence } of counted)
      if (verdict === 'failed') for (const { round } of evidence) charged.add(round);
    return { counted, masked: all.length - counted.length };
  });
}

function presume(point: GradedPoint, all: readonly GradedPoint[]): GradedPoint {
  const { presumes } = POINTS.find(({ id }) => id === point.id) ?? {};
  const holds = all.some(({ id, verdict }) => id === presumes && verdict === 'passed');
  if (presumes === undefined || holds || point.verdict !== 'passed') return point;
  return { ...point, verdict: 'not seen', reason: `after ${presumes}` };
}

function toEvidence(exchanges: readonly Exchange[]): Evidence[] {
  return exchanges.map(({ at, requestId, operation, status, code, fault, key, number }, index) => {
    const before = exchanges[index - 1];
    return {
      at: new Date(at).toISOString(),
      requestId,
      operation,
      status,
      code,
      ...(fault !== undefined && { fault }),
      ...(key !== undefined && { key: key.slice(0, 4) }),
      ...(number !== undefined && { number: number.slice(0, 4) }),
      ...(before && { gapMs: at - before.answeredAt }),
    };
  });
}
