import type { RequestBody, ResponseData } from '../../packages/simulator/core/contract/schemas.ts';
import type { Access, Tokens } from './types.ts';

/** Sends a request of the token exchange, with everything that repeats and verifies it. */
export type Exchange = (grant: RequestBody<'exchangeToken'>) => Promise<Response>;

export type TokenAccess = {
  /** A token for a call; after a refusal another than the one refused. */
  getToken(exchange: Exchange, refused?: string): Promise<string>;
};

/** The exchange was refused: its response is that of the call. */
export class ExchangeRefused extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`No access token: HTTP ${response.status}.`);
    this.name = 'ExchangeRefused';
    this.response = response;
  }
}

/** How long before its end a token is replaced. */
const MARGIN_MS = 60_000;

/** Keeps tokens until shortly before they end. Calls that come together wait for one exchange: a code and a refresh token are good for one. */
export function createAccess(access: Access): TokenAccess {
  if ('getToken' in access) return { getToken: (_, refused) => access.getToken(refused) };
  let tokens = 'tokens' in access ? access.tokens : undefined;
  let renewal: Promise<Tokens> | undefined;

  const renew = async (exchange: Exchange): Promise<Tokens> => {
    const grant: RequestBody<'exchangeToken'> = tokens
      ? { grantType: 'refresh_token', refreshToken: tokens.refreshToken }
      : { code: 'code' in access ? access.code : '' };
    const issued = await readTokens(await exchange(grant));
    // First: the former refresh token is useless, whether these can be stored or not.
    tokens = issued;
    await access.saveTokens?.(issued);
    return issued;
  };

  return {
    async getToken(exchange, refused) {
      const isUsable = tokens && tokens.accessToken !== refused && Date.now() < tokens.expiresAt - MARGIN_MS;
      if (tokens && isUsable) return tokens.accessToken;
      renewal ??= renew(exchange).finally(() => {
        renewal = undefined;
      });
      return (await renewal).accessToken;
    },
  };
}

async function readTokens(response: Response): Promise<Tokens> {
  if (!response.ok) throw new ExchangeRefused(response);
  const { data }: { data: ResponseData<'exchangeToken'> | undefined } = await response.json();
  if (!data) throw new TypeError('The token exchange returned no tokens.');
  const { accessToken, refreshToken, expiresIn } = data;
  return { accessToken, refreshToken, expiresAt: Date.now() + expiresIn * 1000 };
}
