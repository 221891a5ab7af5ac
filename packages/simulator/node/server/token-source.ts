import type { RequestBody, ResponseBody, ResponseData } from '../../core/contract/schemas.ts';
import type { Credentials } from '../../protocol/signing/sign-for-tool.ts';
import { createNonce, signRequest } from '../../protocol/signing/signer.ts';

/** Where the access token of a proxy comes from. */
export type TokenSource = {
  getToken(): Promise<string>;
  /** After the provider refused the token: the next request gets another one. Absent where there is no other. */
  forgetToken?(): void;
};

type Issued = Pick<ResponseData<'exchangeToken'>, 'accessToken' | 'expiresIn'>;

/** How long before its end a token is replaced. */
const MARGIN_SECONDS = 60;

/** Keeps a token until shortly before it expires. Requests that come together wait for the same one: a code is good for one exchange. */
export function cacheToken(issue: () => Promise<Issued>, now: () => number): TokenSource {
  let current: Promise<Issued> | undefined;
  let until = 0;
  return {
    async getToken() {
      if (current === undefined || now() >= until) {
        until = Number.POSITIVE_INFINITY;
        current = issue();
        current.then(
          ({ expiresIn }) => {
            until = now() + (expiresIn - MARGIN_SECONDS) * 1000;
          },
          () => {
            until = 0;
          },
        );
      }
      return (await current).accessToken;
    },
    forgetToken() {
      until = 0;
    },
  };
}

type Login = Pick<Credentials, 'signer' | 'now'> & { origin: string; code: string };

/** Exchanges a code the first time and the refresh token of the time before from then on. */
export function createLogin({ origin, signer, now, code }: Login): () => Promise<Issued> {
  const path = '/v2/biz/code2token';
  let grant: RequestBody<'exchangeToken'> = { code };
  return async () => {
    const body = JSON.stringify(grant);
    const headers = await signRequest(
      { method: 'POST', target: path, body },
      { ...signer, now, nonce: () => createNonce() },
    );
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      body,
      headers: { ...headers, 'Content-Type': 'application/json' },
      redirect: 'error',
    });
    // The envelope of the contract; nothing else listens at this address.
    const { code: error, data, message }: ResponseBody<'exchangeToken'> = JSON.parse(await response.text());
    if (error !== 0) throw new Error(`No access token: ${message}`);
    grant = { grantType: 'refresh_token', refreshToken: data.refreshToken };
    return data;
  };
}
