import type { RsaPrivateJwk, RsaPublicJwk } from '../../../packages/simulator/protocol/keys/rsa-jwk.ts';
import { sendToAddress } from '../../../src/playground/environment/send-to-address.ts';
import type { CallTarget } from '../access/call-target.ts';
import { readOrigin } from './server-address.ts';

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
    isPrivate: true,
    origin,
    credentials: { merchantId, key, ...(recipient && { recipient }), ...(verifier && { verifier }) },
    getTime: Date.now,
    getSigningTime: Date.now,
    getToken: () => token.trim() || undefined,
    send: ({ method, target, headers, body }) =>
      sendToAddress({
        url: origin + target,
        method,
        headers: headers.map(([name, value]) => [name, value]),
        ...(body && { body }),
      }),
  };
}
