import type { Exchange } from './exchange.ts';

/** Whether two exchanges are attempts of one call: the same key or number of one operation, or a read of the same target. */
export function isSameCall(one: Exchange, other: Exchange): boolean {
  if (one.operation !== other.operation || one.round !== other.round) return false;
  if (!one.isWrite) return one.bytes === other.bytes;
  return (one.key !== undefined && one.key === other.key) || (one.number !== undefined && one.number === other.number);
}

/** Attempts of the same call that arrived after the response of this one. */
export function listRepeats(exchange: Exchange, exchanges: readonly Exchange[]): Exchange[] {
  return listLater(exchange, exchanges).filter((one) => isSameCall(exchange, one));
}

/** What the same client sent in the round after this exchange. */
export function listLater(exchange: Exchange, exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.slice(exchanges.indexOf(exchange) + 1).filter(({ round }) => round === exchange.round);
}

/** The caller got no response that says what became of the request. */
export function isUnknown({ fault, isWrite }: Exchange): boolean {
  return isWrite && fault !== undefined && UNKNOWN.has(fault);
}

const UNKNOWN = new Set<string>([
  ...['cut_before_commit', 'cut_after_commit', 'timeout_before_commit', 'timeout_after_commit'],
  ...['internal_error', 'upstream_error'],
]);

/** The response was sent with a signature that does not prove it. */
export function isForged({ fault }: Exchange): boolean {
  return fault === 'unsigned' || fault === 'altered' || fault === 'other_key';
}

/** The client has a response that it may believe. */
export function isDelivered(exchange: Exchange): boolean {
  return !isForged(exchange) && exchange.fault !== 'cut_after_commit' && exchange.fault !== 'redirect';
}
