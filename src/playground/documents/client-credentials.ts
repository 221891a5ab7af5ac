import { encodeBase64 } from '../../encoding/base64.ts';
import { encodeUtf8 } from '../../encoding/bytes.ts';
import { isRecord, parseJson } from '../../encoding/json.ts';
import type { RelayReply, RelayRequest } from '../../relay/relay-message.ts';

/** Why there is no token: the server let nothing be read, or refused; `error` is its code (RFC 6749, 5.2). */
class TokenError extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, code?: string) {
    super(`No access token: ${status} ${code ?? ''}`);
    this.status = status;
    this.code = code;
  }
}

type TokenRequest = { tokenUrl: string; clientId: string; clientSecret: string; scopes: string[] };

/**
 * An access token by client credentials; the client says who it is by `Authorization: Basic`, which every server must take (RFC 6749, 4.4 and
 * 2.3.1). Throws `TokenError`.
 */
export async function requestToken(
  { tokenUrl, clientId, clientSecret, scopes }: TokenRequest,
  send: (request: RelayRequest) => Promise<RelayReply>,
): Promise<string> {
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
  const answer = reply && parseJson(reply.body);
  if (isRecord(answer) && typeof answer.access_token === 'string') return answer.access_token;
  throw new TokenError(
    reply?.status ?? 0,
    isRecord(answer) && typeof answer.error === 'string' ? answer.error : undefined,
  );
}
