import { isDelivered, isSameCall, isUnknown, listBefore, listLater, listOwnIds } from './calls.ts';
import type { CertificationLog, Exchange } from './exchange.ts';

/** Responses that the client did not accept, although their signatures are valid over the bytes that arrived. */
export type Discarded = { operation: string; count: number; requestId: string };

/** A program that is started again sends a call once more. */
const MIN_DISCARDED = 2;

/** Calls that were repeated again and again after genuine responses of which nothing had been used. */
export function findDiscarded({ exchanges }: Pick<CertificationLog, 'exchanges'>): Discarded[] {
  const discarded = exchanges.filter((one) => isDiscarded(one, exchanges));
  const firsts = discarded.filter((one) => !listBefore(one, discarded).some((other) => isSameCall(one, other)));
  return firsts.flatMap((first) => {
    const own = discarded.filter((one) => isSameCall(first, one));
    const last = own.at(-1);
    return last && own.length >= MIN_DISCARDED
      ? [{ operation: first.operation, count: own.length, requestId: last.requestId }]
      : [];
  });
}

function isDiscarded(response: Exchange, exchanges: readonly Exchange[]): boolean {
  // A withdrawal of tokens has no key: its repeat is the way to read it.
  if (!isGenuine(response) || response.key === undefined) return false;
  const later = listLater(response, exchanges);
  const repeat = later.findIndex((one) => isSameCall(response, one) && one.bytes === response.bytes);
  const ids = listOwnIds(response);
  return repeat >= 0 && !later.slice(0, repeat).some(({ uses }) => uses.some((id) => ids.includes(id)));
}

/** Accepted, and sent as the contract says. */
export function isGenuine(exchange: Exchange): boolean {
  return exchange.status < 300 && exchange.fault === undefined && isDelivered(exchange) && !isUnknown(exchange);
}
