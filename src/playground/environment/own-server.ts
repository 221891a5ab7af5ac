import type { RsaPrivateJwk, RsaPublicJwk } from '../../../provider/protocol/keys/rsa-jwk.ts';
import type { RelayRequest } from '../../relay/relay-message.ts';
import { sendRequest } from '../../relay/send-request.ts';
import type { CallTarget } from '../client/call-target.ts';
import { sendThroughRelay } from './relay-client.ts';

/** A server of the reader's own with his credentials: in memory only. */
export type OwnServer = {
  url: string;
  merchantId: string;
  token: string;
  key?: RsaPrivateJwk;
  recipient?: RsaPublicJwk;
  verifier?: RsaPublicJwk;
};

export const NO_SERVER: OwnServer = { url: '', merchantId: '', token: '' };

const LOOPBACK = ['localhost', '127.0.0.1'];

/** Whether an address is a server of this machine, over HTTP. */
export function isLoopback(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' && LOOPBACK.includes(url.hostname);
}

/** Scheme and host of an address that calls may go to: `https`, or `http` to this machine. */
export function readOrigin(text: string): string | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const isSafe = url?.protocol === 'https:' || isLoopback(text.trim());
  return url && isSafe && url.pathname === '/' && url.search === '' && url.username === '' ? url.origin : undefined;
}

/** Undefined while something is missing that every call needs. */
export function createOwnTarget({
  url,
  merchantId,
  token,
  key,
  recipient,
  verifier,
}: OwnServer): CallTarget | undefined {
  const origin = readOrigin(url);
  if (origin === undefined || merchantId === '' || !key) return undefined;
  return {
    environment: 'own',
    origin,
    credentials: { merchantId, key, ...(recipient && { recipient }), ...(verifier && { verifier }) },
    getTime: Date.now,
    getSigningTime: Date.now,
    getToken: () => token.trim() || undefined,
    send: ({ method, target, headers, body }) => {
      const request: RelayRequest = {
        url: origin + target,
        method,
        headers: headers.map(([name, value]) => [name, value]),
        ...(body && { body }),
      };
      // Every page may connect to this machine; the policy of the relay has no more than other addresses.
      return isLoopback(origin) ? sendRequest(request) : sendThroughRelay(request);
    },
  };
}
