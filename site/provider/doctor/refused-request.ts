import { type Exchange, findHeader, getCode } from '../../../src/playground/client/exchange.ts';

/** A request whose credentials or signature were refused, for the signature doctor. Without its access token, which no signature covers. */
export type RefusedRequest = Pick<Exchange, 'method' | 'origin' | 'target' | 'time'> & {
  headers: [name: string, value: string][];
  body?: string;
  code: number | undefined;
  /** What was signed. */
  stringToSign: string;
};

// In memory, because an address is logged and a storage survives the tab.
let latest: RefusedRequest | undefined;

export function holdRefused(exchange: Exchange): void {
  const { method, origin, target, requestHeaders, requestBody, responseHeaders, signing } = exchange;
  latest = {
    code: getCode(exchange),
    method,
    ...(origin !== undefined && { origin }),
    target,
    // The provider's clock of signatures, where the response says so.
    time: Number(findHeader(responseHeaders, 'X-Timestamp')) || exchange.time,
    headers: requestHeaders.filter(([name]) => name !== 'Authorization'),
    ...(requestBody !== undefined && { body: requestBody }),
    stringToSign: signing?.stringToSign ?? '',
  };
}

/** The last one, once. */
export function takeRefused(): RefusedRequest | undefined {
  const taken = latest;
  latest = undefined;
  return taken;
}
