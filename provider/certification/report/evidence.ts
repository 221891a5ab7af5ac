import type { Exchange, Leak } from '../exchange.ts';
import type { Fact } from '../points/point.ts';
import type { SocketFact } from '../socket-fact.ts';

/** A fact as a report shows it: nothing secret, digests of four digits. */
export type Evidence = {
  at: string;
  /** Of a websocket, the id of the message or of the session. */
  requestId: string;
  operation: string;
  /** 0 where there is none; of a websocket, `code` is its close code. */
  status: number;
  code: number;
  fault?: string;
  key?: string;
  number?: string;
  /** How far a clock is ahead, where that is too much. */
  skewMs?: number;
  /** The field of an amount. */
  field?: string;
  leak?: Leak;
  /** Milliseconds since the evidence before it. */
  gapMs?: number;
};

/** What a report shows of the facts that prove a verdict. */
export function toEvidence(facts: readonly Fact[]): Evidence[] {
  return facts.map((fact, index) => {
    const before = facts[index - 1];
    return {
      ...('session' in fact ? describeSocket(fact) : describeExchange(fact)),
      ...(before && { gapMs: fact.at - ('session' in before ? before.at : before.answeredAt) }),
    };
  });
}

/** A clock that is closer is right. */
const MAX_SKEW_MS = 30_000;

function describeExchange(exchange: Exchange): Evidence {
  const { at, requestId, operation, status, code, fault, key, number, skewMs = 0, wrongAmount, leaks } = exchange;
  return {
    at: new Date(at).toISOString(),
    requestId,
    operation,
    status,
    code,
    ...(fault !== undefined && { fault }),
    ...(key !== undefined && { key: key.slice(0, 4) }),
    ...(number !== undefined && { number: number.slice(0, 4) }),
    ...(Math.abs(skewMs) > MAX_SKEW_MS && { skewMs }),
    ...(wrongAmount !== undefined && { field: wrongAmount }),
    ...(leaks?.[0] && { leak: leaks[0] }),
  };
}

function describeSocket(fact: SocketFact): Evidence {
  const isMessage = fact.kind === 'sent' && fact.messageId !== undefined;
  const type = fact.kind === 'sent' || fact.kind === 'received' ? ` ${fact.type}` : '';
  return {
    at: new Date(fact.at).toISOString(),
    requestId: isMessage ? String(fact.messageId) : fact.session,
    operation: `${fact.kind}${type}`,
    status: 0,
    code: fact.kind === 'closed' ? fact.code : 0,
  };
}
