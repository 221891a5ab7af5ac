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
  /** How many more like it follow. */
  more?: number;
};

/** The first of a row of facts that differ in their times alone is shown with their number. */
const MAX_ALIKE = 2;

/** What a report shows of the facts that prove a verdict. */
export function toEvidence(facts: readonly Fact[]): Evidence[] {
  const all = facts.map((fact, index): Evidence => {
    const before = facts[index - 1];
    return {
      ...('session' in fact ? describeSocket(fact) : describeExchange(fact)),
      ...(before && { gapMs: getGap(before, fact) }),
    };
  });
  const rows = all.reduce<Evidence[][]>((rows, one) => {
    const row = rows.at(-1);
    if (row?.[0] && isAlike(row[0], one)) row.push(one);
    else rows.push([one]);
    return rows;
  }, []);
  return rows.flatMap(([first, ...others]) => {
    if (!first || others.length < MAX_ALIKE) return [...(first ? [first] : []), ...others];
    return [{ ...first, more: others.length }];
  });
}

/** Since its response, or since a request whose response was held until after the next. */
function getGap(before: Fact, { at }: Fact): number {
  const end = 'session' in before ? before.at : before.answeredAt;
  return at - (end <= at ? end : Math.min(before.at, at));
}

function isAlike(one: Evidence, other: Evidence): boolean {
  const toText = ({ at: _, requestId: __, gapMs: ___, ...rest }: Evidence) => JSON.stringify(rest);
  return toText(one) === toText(other);
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
