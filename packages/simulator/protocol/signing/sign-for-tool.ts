import { encodeUtf8 } from '../../../base/encoding/bytes.ts';
import { parseJson } from '../../../base/encoding/json.ts';
import { encryptPlaintexts, hasPlaintext } from '../encryption/encrypt-plaintexts.ts';
import type { RsaPublicJwk } from '../keys/rsa-jwk.ts';
import { parseQuery } from './canonical-query.ts';
import { createNonce, type Signer, signQuery, signRequest } from './signer.ts';

/** A request as a tool sends it that can neither sign nor encrypt. Names of headers are in lower case. */
export type UnsignedRequest = {
  method: string;
  target: string;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
};

/** With what a request is signed and encrypted. */
export type Credentials = {
  signer: Omit<Signer, 'now' | 'nonce'>;
  now(): number;
  /** The encryption key of the provider; without it, what is in plain text stays so. */
  recipient?: RsaPublicJwk;
  /** Called for each request of the merchant API that has no token. */
  getToken(): Promise<string>;
};

/** Query parameters of the token service that belong to the signature: tools fill them from the examples of the document. */
const SIGNATURE_PARAMETERS = new Set(['merchantId', 'keyId', 'timestamp', 'nonce', 'signature']);

/** What begins the name of a header that says what to send in place of the right one; `-` sends none. */
const OVERRIDE = 'override-';

/**
 * Adds token, headers and signature, and encrypts what is in plain text where the contract wants a JWE. Headers of a signature that
 * the tool sends are replaced, because tools fill them from examples; to try a mistake, it sends `Override-X-Nonce`, and so on.
 */
export async function signForTool(request: UnsignedRequest, credentials: Credentials): Promise<UnsignedRequest> {
  const { method, target } = request;
  if (target.startsWith('/sandbox/')) return request;
  const { plain, overrides } = splitHeaders(request.headers);
  const body = await encryptFields({ ...request, headers: plain }, credentials);
  const { key } = credentials.signer;
  const signer: Signer = {
    ...credentials.signer,
    key: { ...key, kid: overrides['x-key-id'] ?? key.kid },
    now: () => Number(overrides['x-timestamp'] ?? credentials.now()),
    nonce: () => overrides['x-nonce'] ?? createNonce(),
  };
  if (target.startsWith('/user/')) {
    const [path = '', query = ''] = target.split('?');
    const parameters = (parseQuery(query) ?? []).filter(([name]) => !SIGNATURE_PARAMETERS.has(name));
    return {
      method,
      target: await signQuery({ method, path, parameters, body }, signer),
      headers: plain,
      body,
    };
  }
  const signed = Object.entries(await signRequest({ method, target, body }, signer));
  const needsToken = overrides.authorization === undefined && !target.startsWith('/v2/biz/code2token');
  const headers: Record<string, string> = {
    ...plain,
    ...Object.fromEntries(signed.map(([name, value]) => [name.toLowerCase(), value])),
    ...(needsToken && { authorization: `Bearer ${await credentials.getToken()}` }),
    ...overrides,
  };
  return {
    method,
    target,
    body,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '-')),
  };
}

function splitHeaders(headers: Record<string, string>): {
  plain: Record<string, string>;
  overrides: Record<string, string>;
} {
  const entries = Object.entries(headers);
  return {
    plain: Object.fromEntries(entries.filter(([name]) => !name.startsWith(OVERRIDE))),
    overrides: Object.fromEntries(
      entries.flatMap(([name, value]) => (name.startsWith(OVERRIDE) ? [[name.slice(OVERRIDE.length), value]] : [])),
    ),
  };
}

async function encryptFields(
  { headers, body }: UnsignedRequest,
  { recipient, now }: Credentials,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (body === undefined || recipient === undefined || !headers['content-type']?.startsWith('application/json'))
    return body;
  // What is not JSON goes out as it is: the provider says so.
  const value = parseJson(new TextDecoder().decode(body));
  if (!hasPlaintext(value)) return body;
  return encodeUtf8(JSON.stringify(await encryptPlaintexts(value, recipient, now())));
}
