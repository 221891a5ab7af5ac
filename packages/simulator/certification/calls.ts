import type { CertificationLog, Exchange } from './exchange.ts';

/** Sent again with the same key and bytes after this response, as the contract asks. */
export const BUSY_CODES = [409001, 429001, 503001, 503099, 503301];

/** Whether two exchanges are attempts of one call: the same key or number of one operation, or a read of the same target. */
export function isSameCall(one: Exchange, other: Exchange): boolean {
  if (one.operation !== other.operation || one.round !== other.round) return false;
  if (!one.isWrite) return one.bytes === other.bytes;
  return (one.key !== undefined && one.key === other.key) || (one.number !== undefined && one.number === other.number);
}

/** Attempts of the same call that arrived after this one. */
export function listRepeats(exchange: Exchange, exchanges: readonly Exchange[]): Exchange[] {
  return listLater(exchange, exchanges).filter((one) => isSameCall(exchange, one));
}

/** What the same client sent in the round after this exchange. */
export function listLater(exchange: Exchange, exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.slice(exchanges.indexOf(exchange) + 1).filter(({ round }) => round === exchange.round);
}

/** What the same client sent in the round before this exchange. */
export function listBefore(exchange: Exchange, exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.slice(0, exchanges.indexOf(exchange)).filter(({ round }) => round === exchange.round);
}

/** The caller got no response that says what became of the request. */
export function isUnknown({ fault, isWrite, isKilled }: Exchange): boolean {
  return isWrite && !isKilled && fault !== undefined && UNKNOWN.has(fault);
}

const UNKNOWN = new Set<string>([
  ...['cut_before_commit', 'cut_after_commit', 'timeout_before_commit', 'timeout_after_commit'],
  ...['internal_error', 'upstream_error', 'forged_refusal', 'held'],
]);

/** The response was sent with a signature that does not prove it. */
export function isForged({ fault }: Exchange): boolean {
  return fault !== undefined && FORGED.has(fault);
}

const FORGED = new Set<string>(['unsigned', 'altered', 'other_key', 'forged_refusal']);

/** The client has a response that it may believe. */
export function isDelivered(exchange: Exchange): boolean {
  return (
    !isForged(exchange) &&
    exchange.fault !== 'cut_after_commit' &&
    exchange.fault !== 'held' &&
    exchange.fault !== 'redirect'
  );
}

/** Ids that a response contains and the client did not have before. */
export function listNewIds(exchange: Exchange, exchanges: readonly Exchange[]): string[] {
  const before = listBefore(exchange, exchanges);
  return exchange.gives.filter(
    (id) => !exchange.uses.includes(id) && !before.some(({ gives, uses }) => [...gives, ...uses].includes(id)),
  );
}

/** The call came again and was decided, or its own order was read. A card that existed before shows nothing of a recharge. */
export function isResolution(lost: Exchange, one: Exchange): boolean {
  if (!isDelivered(one) || isUnknown(one)) return false;
  const isDecided = one.status < 300 || one.code === 409002;
  if (one.operation === lost.operation) return isDecided && isSameCall(lost, one);
  return !one.isWrite && one.status < 300 && listOwnIds(lost).some((id) => one.gives.includes(id));
}

/** Ids of the objects that a call has made. */
export function listOwnIds({ gives, uses }: Exchange): string[] {
  return gives.filter((id) => !uses.includes(id));
}

/** Statuses from which an order moves on by itself. Any other that the contract has is a result. */
const OPEN_STATES = [
  ...['processing', 'pending', 'pending_review', 'under_review', 'in_review', 'settling'],
  ...['created', 'reviewing', 'broadcasting', 'confirming'],
];

/** A status of the contract that is a result. */
export function isFinalState(state: string | undefined): boolean {
  return state !== undefined && !OPEN_STATES.includes(state);
}

/** A response says how an order has ended. */
export function isFinal({ status, state, fault }: Exchange): boolean {
  return status < 300 && isFinalState(state) && fault !== 'unknown_status';
}

/** The command of the round has ended. While watching, silence proves nothing. */
export function hasEnded({ rounds }: CertificationLog, { round }: Exchange): boolean {
  return rounds.some((one) => one.round === round);
}

/** The command of the round reports success. */
export function hasEndedWell({ rounds }: CertificationLog, { round }: Exchange): boolean {
  return rounds.some((one) => one.round === round && one.exitCode === 0);
}

/** Whether two calls with one token were under way together. A log is in the order of the responses, so neighbours tell. */
export function hasOverlap(exchanges: readonly Exchange[]): boolean {
  return exchanges.some((one, index) => isOverlapped(one, exchanges[index + 1]));
}

/** The next call arrived before this one had its response. */
export function isOverlapped({ token, answeredAt, round }: Exchange, next: Exchange | undefined): boolean {
  return token !== undefined && token === next?.token && round === next.round && next.at < answeredAt;
}
