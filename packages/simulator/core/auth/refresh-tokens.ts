import type { Schema } from '../contract/schemas.ts';
import { Refusal } from '../envelope/refusal.ts';
import { findIn } from '../state/table.ts';
import type { Work } from '../state/work.ts';
import { issueTokens } from './issue-tokens.ts';

/** How long the former access token works on, and a repeated refresh returns the same pair (contract 3.1). */
const OVERLAP_MS = 60_000;

/** Rotates both tokens. A used refresh token that comes again later, or from another key, ends its whole family. */
export function refreshTokens(work: Work, text: string, keyId: string): Schema<'TokenSet'> {
  const { auth } = work.state;
  const token = findIn(auth.refreshTokens, text);
  const family = token && auth.families[token.family];
  if (!token || !family || family.isRevoked) throw new Refusal(401006);
  const { rotation } = token;
  if (rotation) {
    if (work.time - rotation.at < OVERLAP_MS && rotation.keyId === keyId) return rotation.successor;
    throw new Refusal(401007, { record: ({ state }) => revoke(state.auth.families[family.id]) });
  }
  if (work.time >= token.expiresAt) throw new Refusal(401006);
  const former = findIn(auth.accessTokens, token.accessToken);
  if (former) former.expiresAt = Math.min(former.expiresAt, work.time + OVERLAP_MS);
  const successor = issueTokens(work, family);
  token.rotation = { at: work.time, keyId, successor };
  return successor;
}

function revoke(family: { isRevoked: boolean } | undefined): void {
  if (family) family.isRevoked = true;
}
