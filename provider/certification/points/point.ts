import type { CertificationLog, Exchange } from '../exchange.ts';

export type PointId = 'S1' | 'S2' | 'S3' | 'T1' | 'I1' | 'I2' | 'R1' | 'R3' | 'U1' | 'U2' | 'F2' | 'O1';

/** One occasion on which a point was decided, with the exchanges that prove it. */
export type Trial = { verdict: 'passed' | 'failed'; evidence: Exchange[] };

/** A requirement as a pure function over the log. */
export type Point = {
  id: PointId;
  /** How many trials must pass. */
  minimum: number;
  /** Absence proves something only where this point has passed. */
  presumes?: PointId;
  judge: (log: CertificationLog) => Trial[];
  link: string;
};

export function passed(...evidence: Exchange[]): Trial {
  return { verdict: 'passed', evidence };
}

export function failed(...evidence: Exchange[]): Trial {
  return { verdict: 'failed', evidence };
}
