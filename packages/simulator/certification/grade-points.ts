import { hasOverlap } from './calls.ts';
import type { CertificationLog, Extra } from './exchange.ts';
import { FAULTS, isOrder } from './plan/faults.ts';
import type { Fact, Trial } from './points/point.ts';
import type { PointId } from './points/point-ids.ts';
import { POINTS } from './points/points.ts';
import { type Evidence, toEvidence } from './report/evidence.ts';
import { isFailedAdvice } from './report/is-failed-advice.ts';
import { type LocalisedText, POINT_TEXTS } from './report/point-texts.ts';

export type Verdict = 'passed' | 'failed' | 'not seen';

export type GradedPoint = {
  id: PointId;
  title: LocalisedText;
  verdict: Verdict;
  /** A failure is said and does not count. */
  severity?: 'advice';
  /** Of a point that was not seen. */
  reason?:
    | 'too few trials'
    | 'left open'
    | 'never tried'
    | 'not used'
    | 'masked'
    | `after ${PointId}`
    | `needs --${Extra}`;
  trials: { passed: number; failed: number };
  evidence: Evidence[];
  expected: LocalisedText;
  link: string;
};

/** `failed` leaves out advice. */
export type Summary = Record<Verdict | 'advice', number>;

/** What one of several clients has shown. */
export type ClientReport = { client: string; requests: number; points: GradedPoint[]; summary: Summary };

/** How many points have each verdict. */
export function countVerdicts(points: readonly GradedPoint[]): Summary {
  const count = (verdict: Verdict) => points.filter((one) => one.verdict === verdict).length;
  const advice = points.filter(isFailedAdvice).length;
  return { passed: count('passed'), failed: count('failed') - advice, advice, 'not seen': count('not seen') };
}

/** The verdict of each point on one client. */
export function gradePoints(log: CertificationLog): GradedPoint[] {
  const trials = chargeOnce(POINTS.map(({ judge }) => judge(log)));
  const graded = POINTS.map(({ id, severity, needs, minimum, link }, index): GradedPoint => {
    const { counted, masked } = trials[index] ?? { counted: [], masked: 0 };
    const failures = counted.filter(({ verdict }) => verdict === 'failed');
    const passes = counted.filter(({ verdict }) => verdict === 'passed');
    const verdict = failures.length > 0 ? 'failed' : passes.length >= minimum ? 'passed' : 'not seen';
    const isAsked = needs === undefined || log.extras.includes(needs);
    const never = !isUsed(id, log) ? 'not used' : isAsked ? 'never tried' : (`needs --${needs}` as const);
    const open = counted.find((one) => one.verdict === 'open')?.reason;
    const none = masked > 0 ? 'masked' : passes.length > 0 ? 'too few trials' : (open ?? never);
    return {
      id,
      title: POINT_TEXTS[id].title,
      verdict,
      ...(severity && !log.isStrict && { severity }),
      ...(verdict === 'not seen' && { reason: none }),
      trials: { passed: passes.length, failed: failures.length },
      evidence: toEvidence((failures[0] ?? passes[0])?.evidence ?? []),
      expected: POINT_TEXTS[id].expected,
      link,
    };
  });
  return graded.map((one) => presume(one, graded)).filter(({ id }) => log.only?.includes(id) ?? true);
}

/** Many clients have no listener, make no payments, encrypt nothing, send whole amounts alone, or make one call after the other. */
function isUsed(id: PointId, { sockets, exchanges }: CertificationLog): boolean {
  // A client that gets a ticket for each connection never has one refused.
  if (id === 'W7') return hasTicketTwice(sockets);
  if (id.startsWith('W')) return sockets.length > 0;
  if (id === 'M1') return exchanges.some(({ hasFraction }) => hasFraction);
  if (id === 'M2') return exchanges.some(({ operation }) => operation === 'applyQuote');
  if (id === 'T2') return hasOverlap(exchanges);
  if (id.startsWith('C')) return exchanges.some(({ sealed, reveals }) => sealed !== undefined || reveals);
  // A client that orders something meets no fault that is for other orders, or for access tokens.
  if (!exchanges.some(isOrder)) return true;
  if (id === 'I1') return exchanges.some(({ key }) => key !== undefined);
  const faults = FAULTS.filter(({ points }) => points.includes(id));
  return faults.length === 0 || faults.some(({ fits }) => exchanges.some(fits));
}

function hasTicketTwice(sockets: CertificationLog['sockets']): boolean {
  const tickets = sockets.flatMap((one) => (one.kind === 'connect' ? [one.ticket] : []));
  return new Set(tickets).size < tickets.length;
}

type Charged = { counted: Trial[]; masked: number };

/** One violation, one point: what else failed in the same round, or while watching with the same call, is masked by the first. */
function chargeOnce(trials: Trial[][]): Charged[] {
  const charged = new Set<string>();
  const results: Charged[] = [];
  for (const all of trials) {
    const isMasked = ({ verdict, evidence, presumes }: Trial) =>
      verdict === 'failed' &&
      (evidence.some((one) => charged.has(toRegion(one))) || (presumes !== undefined && !hasPassed(presumes, results)));
    const counted = all.filter((one) => !isMasked(one));
    // One that is masked explains the failures of later points too.
    for (const { verdict, evidence } of all)
      if (verdict === 'failed') for (const one of evidence) charged.add(toRegion(one));
    results.push({ counted, masked: all.length - counted.length });
  }
  return results;
}

function toRegion(fact: Fact): string {
  if (fact.round > 0) return String(fact.round);
  if ('session' in fact) return fact.session;
  const { operation, key, number, bytes } = fact;
  return `${operation} ${number ?? key ?? bytes}`;
}

function hasPassed(id: PointId, results: readonly Charged[]): boolean {
  const index = POINTS.findIndex((point) => point.id === id);
  const counted = results[index]?.counted ?? [];
  return counted.length > 0 && counted.every(({ verdict }) => verdict === 'passed');
}

function presume(point: GradedPoint, all: readonly GradedPoint[]): GradedPoint {
  const { presumes = [] } = POINTS.find(({ id }) => id === point.id) ?? {};
  const missing = presumes.find((id) => all.some((one) => one.id === id && one.verdict !== 'passed'));
  if (missing === undefined || point.verdict === 'not seen') return point;
  return { ...point, verdict: 'not seen', reason: `after ${missing}`, evidence: [] };
}
