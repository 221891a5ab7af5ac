import { encodeBase64 } from '../../../packages/base/encoding/base64.ts';
import { encodeUtf8 } from '../../../packages/base/encoding/bytes.ts';
import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import type { RelayReply, RelayRequest } from '../../relay/relay-message.ts';
import type { SecurityAlternative, SecurityScheme } from '../schema/call-document.ts';
import type { Credentials } from './credentials.ts';
import { AddressError, isAllowedUrl } from './server-address.ts';

/** Why there is no token: the server let nothing be read (status 0), or refused; `code` is that of RFC 6749, 5.2. */
export class TokenError extends Error {
  readonly url: string;
  readonly status: number;
  readonly code: string;

  constructor(url: string, status: number, code = '') {
    super(`No access token from ${url}: ${status} ${code}`);
    this.url = url;
    this.status = status;
    this.code = code;
  }
}

type Send = (request: RelayRequest) => Promise<RelayReply>;

type Token = { text: string; expiresAt: number };

/** A token that ends during the call is of no use. */
const MARGIN_MS = 10_000;

/** By who asks for what. In memory only. */
const tokens = new Map<string, Token>();

/**
 * Credentials with the access token of each scheme that has client credentials and no token of the reader's own; one that has not ended is used
 * again. `server`: the base of a token URL that is relative. Throws `TokenError` and `AddressError`.
 */
export async function withTokens(
  alternative: SecurityAlternative,
  entered: Credentials,
  { server, send }: { server: string; send: Send },
): Promise<Credentials> {
  const credentials: Record<string, string> = { ...entered };
  for (const { name, scheme, scopes } of alternative) {
    const {
      [`${name}.token`]: token,
      [`${name}.clientId`]: clientId,
      [`${name}.clientSecret`]: clientSecret,
    } = entered;
    const tokenUrl = findTokenUrl(scheme, server);
    if (token || !clientId || !clientSecret || tokenUrl === undefined) continue;
    if (!isAllowedUrl(tokenUrl)) throw new AddressError('unsafeTokenUrl', tokenUrl);
    credentials[`${name}.token`] = await getToken({ tokenUrl, clientId, clientSecret, scopes }, send);
  }
  return credentials;
}

/** Where client credentials go. It may be relative to the server. https://spec.openapis.org/oas/v3.1.1#relative-references-in-api-urls */
export function findTokenUrl({ flows }: SecurityScheme, server: string | undefined): string | undefined {
  const url = flows?.clientCredentials?.tokenUrl;
  const base = server && `${server}/`;
  return url !== undefined && URL.canParse(url, base) ? new URL(url, base).href : url;
}

type TokenRequest = { tokenUrl: string; clientId: string; clientSecret: string; scopes: string[] };

async function getToken(request: TokenRequest, send: Send): Promise<string> {
  const key = JSON.stringify(request);
  const known = tokens.get(key);
  if (known && known.expiresAt > Date.now() + MARGIN_MS) return known.text;
  const token = await requestToken(request, send);
  tokens.set(key, token);
  return token.text;
}

/** The client says who it is by `Authorization: Basic`, which every server must take (RFC 6749, 4.4 and 2.3.1). */
async function requestToken({ tokenUrl, clientId, clientSecret, scopes }: TokenRequest, send: Send): Promise<Token> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    ...(scopes.length > 0 && { scope: scopes.join(' ') }),
  });
  const user = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const reply = await send({
    url: tokenUrl,
    method: 'POST',
    headers: [
      ['Authorization', `Basic ${encodeBase64(encodeUtf8(user))}`],
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ['Accept', 'application/json'],
    ],
    body: encodeUtf8(String(body)),
  });
  const response = reply && parseJson(reply.body);
  if (isRecord(response) && typeof response.access_token === 'string') {
    const seconds = typeof response.expires_in === 'number' ? response.expires_in : 0;
    return { text: response.access_token, expiresAt: Date.now() + seconds * 1000 };
  }
  const code = isRecord(response) && typeof response.error === 'string' ? response.error : undefined;
  throw new TokenError(tokenUrl, reply?.status ?? 0, code);
}
