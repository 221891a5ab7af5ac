import type { Call } from '../envelope/call.ts';
import { succeed } from '../envelope/result.ts';
import type { Work } from '../state/work.ts';
import { exchangeCode } from './exchange-code.ts';
import { refreshTokens } from './refresh-tokens.ts';

export function exchangeToken(work: Work, { body, keyId }: Call<'exchangeToken'>) {
  return succeed(
    200,
    'refreshToken' in body ? refreshTokens(work, body.refreshToken, keyId) : exchangeCode(work, body.code),
  );
}
