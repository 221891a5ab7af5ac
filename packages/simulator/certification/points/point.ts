import type { CertificationLog, Exchange, Extra } from '../exchange.ts';
import type { SocketFact } from '../socket-fact.ts';
import type { PointId } from './point-ids.ts';

/** What proves a verdict. */
export type Fact = Exchange | SocketFact;

/** One occasion on which a point was decided, with the exchanges that prove it. */
export type Trial = {
  verdict: 'passed' | 'failed' | 'open';
  evidence: Fact[];
  /** Of an open one: why it says nothing. */
  reason?: 'left open' | 'too few trials';
  /** The failure is one of this point, unless that has passed. */
  presumes?: PointId;
};

/** A requirement as a pure function over the log. */
export type Point = {
  id: PointId;
  /** A failure is said and does not count. */
  severity?: 'advice';
  /** Tried only when it was asked for. */
  needs?: Extra;
  /** How many trials must pass. */
  minimum: number;
  /** Absence proves something only where these points have passed. */
  presumes?: readonly PointId[];
  judge: (log: CertificationLog) => Trial[];
  /** The section of the guide. */
  link: string;
};

/** A trial that shows what the point requires. */
export function passed(...evidence: Fact[]): Trial {
  return { verdict: 'passed', evidence };
}

/** A trial that shows a violation. */
export function failed(...evidence: Fact[]): Trial {
  return { verdict: 'failed', evidence };
}

/** A trial that says nothing: a command that says itself that it failed left it open, or too little of it was seen. */
export function leftOpen(reason: NonNullable<Trial['reason']>, ...evidence: Fact[]): Trial {
  return { verdict: 'open', reason, evidence };
}
