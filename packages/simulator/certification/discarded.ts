import { isDelivered, isSameCall, isUnknown, listBefore, listLater, listOwnIds } from './calls.ts';
import type { CertificationLog, Exchange } from './exchange.ts';

/** Responses that the client did not accept, although their signatures are valid over the bytes that arrived. */
export type Discarded = { operation: string; count: number; requestId: string };

/** A program that is started again sends a call once more. One that fails without faults has not been started again. */
const [MIN_OF_FAILED, MIN_DISCARDED] = [2, 3];

/** Calls that were repeated after genuine responses of which nothing was ever used. */
export function findDiscarded({ exchanges, rounds }: Pick<CertificationLog, 'exchanges' | 'rounds'>): Discarded[] {
  const unused = exchanges.filter((one) => isUnused(one, exchanges));
  const firsts = unused.filter((one) => !listBefore(one, unused).some((other) => isSameCall(one, other)));
  return firsts.flatMap((first) => {
    const own = unused.filter((one) => isSameCall(first, one));
    const hasFailed = rounds.some(({ round, exitCode }) => round === first.round && exitCode !== 0);
    const { length: count } = own;
    const { operation, requestId } = own.at(-1) ?? first;
    return count >= (hasFailed ? MIN_OF_FAILED : MIN_DISCARDED) ? [{ operation, count, requestId }] : [];
  });
}

/** A withdrawal of tokens has no key: its repeat is the way to read it. */
function isUnused(response: Exchange, exchanges: readonly Exchange[]): boolean {
  if (!isGenuine(response) || response.key === undefined) return false;
  const ids = listOwnIds(response);
  return ids.length > 0 && !listLater(response, exchanges).some(({ uses }) => uses.some((id) => ids.includes(id)));
}

/** Accepted, and sent as the contract says. */
export function isGenuine(exchange: Exchange): boolean {
  return exchange.status < 300 && exchange.fault === undefined && isDelivered(exchange) && !isUnknown(exchange);
}
