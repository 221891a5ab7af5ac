import type { Schema } from '../contract/schemas.ts';
import { drawToken } from '../state/random.ts';
import { setIn } from '../state/table.ts';
import { toDateTime, type Work } from '../state/work.ts';
import type { TokenFamily } from './auth-state.ts';

/** Lifetimes (contract 3.1). */
const ACCESS_SECONDS = 7200;
const REFRESH_SECONDS = 30 * 86_400;

/** A new pair of tokens of a family. */
export function issueTokens(work: Work, family: TokenFamily): Schema<'TokenSet'> {
  const { state, time } = work;
  const accessToken = drawToken(work, 'atk');
  const refreshToken = drawToken(work, 'rtk');
  setIn(state.auth.accessTokens, accessToken, { family: family.id, expiresAt: time + ACCESS_SECONDS * 1000 });
  setIn(state.auth.refreshTokens, refreshToken, {
    family: family.id,
    expiresAt: time + REFRESH_SECONDS * 1000,
    accessToken,
  });
  return {
    accessToken,
    tokenType: 'Bearer',
    expiresIn: ACCESS_SECONDS,
    refreshToken,
    refreshExpiresIn: REFRESH_SECONDS,
    scope: family.scopes.join(' '),
    merchantId: state.merchant.id,
    issuedAt: toDateTime(time),
  };
}
