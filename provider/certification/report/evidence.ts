import type { Exchange } from '../exchange.ts';

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

/** What a report shows of the exchanges that prove a verdict. */
export function toEvidence(exchanges: readonly Exchange[]): Evidence[] {
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
