import {
  canonicalQuery,
  parseQuery,
  percentEncode,
} from '../../../../packages/simulator/protocol/signing/canonical-query.ts';
import {
  type CredentialName,
  type Credentials,
  readHeaderCredentials,
  readQueryCredentials,
} from '../../../../packages/simulator/protocol/signing/credentials.ts';
import { getHeader, type PastedRequest } from '../../../../src/paste/request/pasted-request.ts';

/** What the signature of a pasted request covers, as the server reads it. */
export type SignedRequest = {
  /** Token service requests carry their credentials in the query, all others in headers. */
  place: 'headers' | 'query';
  method: string;
  /** Path and query as signed: that of the token service without `signature` and in byte order. */
  target: string;
  /** Scheme and host, which the server does not sign. */
  origin?: string;
  body?: string;
  /** As written, an empty text for what is absent. */
  credentials: Credentials;
  /** What is absent or breaks its pattern, in the order of the contract. */
  malformed: CredentialName[];
};

const HEADERS: Record<CredentialName, string> = {
  merchantId: 'X-Merchant-Id',
  keyId: 'X-Key-Id',
  timestamp: 'X-Timestamp',
  nonce: 'X-Nonce',
  signature: 'X-Signature',
};

/** The name of a credential in the request: its header or query parameter. */
export function nameCredential(name: CredentialName, place: SignedRequest['place']): string {
  return place === 'headers' ? HEADERS[name] : name;
}

/** Takes a request apart. A query with `signature` is one of the token service (docs/contract.md#35-signed-query-token-service). */
export function readSignedRequest(request: PastedRequest): SignedRequest {
  const { method, origin, body } = request;
  const [path, query] = splitTarget(request.target);
  const parameters = parseQuery(query) ?? [];
  const isQuery = parameters.some(([name]) => name === 'signature');
  const written = (name: CredentialName) =>
    (isQuery ? parameters.find(([other]) => other === name)?.[1] : getHeader(request, HEADERS[name])) ?? '';
  const read = isQuery ? readQueryCredentials(parameters) : readHeaderCredentials((name) => getHeader(request, name));
  return {
    place: isQuery ? 'query' : 'headers',
    method: method.toUpperCase(),
    target: isQuery ? `${path}?${canonicalQuery(parameters)}` : request.target,
    ...(origin !== undefined && { origin }),
    ...(body !== undefined && { body }),
    credentials: {
      merchantId: written('merchantId'),
      keyId: written('keyId'),
      timestamp: written('timestamp'),
      nonce: written('nonce'),
      signature: written('signature'),
    },
    malformed: read.ok ? [] : read.malformed,
  };
}

/** The request with other credentials; all else stays as it was pasted. */
export function withCredentials(request: PastedRequest, credentials: Partial<Credentials>): PastedRequest {
  const names = Object.keys(HEADERS).filter((name): name is CredentialName => name in credentials);
  return names.reduce((changed, name) => setCredential(changed, name, credentials[name] ?? ''), request);
}

function setCredential(request: PastedRequest, name: CredentialName, value: string): PastedRequest {
  const [path, query] = splitTarget(request.target);
  if (parseQuery(query)?.some(([other]) => other === 'signature')) {
    const kept = query.split('&').filter((pair) => pair !== '' && pair.split('=')[0] !== name);
    return { ...request, target: `${path}?${[...kept, `${name}=${percentEncode(value)}`].join('&')}` };
  }
  const header = HEADERS[name];
  const at = request.headers.findIndex(([other]) => other.toLowerCase() === header.toLowerCase());
  const headers: [string, string][] = request.headers.map(([other, old]) => [other, old]);
  headers.splice(at < 0 ? headers.length : at, 1, [header, value]);
  return { ...request, headers };
}

function splitTarget(target: string): [path: string, query: string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}
