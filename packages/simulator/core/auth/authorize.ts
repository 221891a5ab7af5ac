import type { OperationContract } from '../contract/contract-data.ts';
import { Refusal } from '../envelope/refusal.ts';
import type { Feature } from '../state/state.ts';
import { findIn } from '../state/table.ts';
import type { Work } from '../state/work.ts';

/** Access token, then merchant, product line and scope (contract 2.12, checks 8 and 9). */
export function authorize(
  work: Work,
  { scope, service }: OperationContract,
  { authorization, reveal }: { authorization: string | undefined; reveal: boolean },
): void {
  const scopes = scope === undefined ? [] : readScopes(work, authorization);
  const { enabled, features } = work.before.merchant;
  if (!enabled) throw new Refusal(403002);
  const feature = service === 'token' ? 'token' : getFeature(scope);
  if (feature && !features[feature]) throw new Refusal(403004);
  if (scope !== undefined && !scopes.includes(scope)) throw new Refusal(403003);
  if (reveal && !scopes.includes('card:reveal')) throw new Refusal(403003);
}

/** The access token of the header, if it has the form of one. */
export function readBearerToken(authorization = ''): string | undefined {
  return /^Bearer (atk_[A-Za-z0-9_-]{43})$/i.exec(authorization)?.[1];
}

function readScopes({ before: { auth }, time }: Work, authorization: string | undefined): string[] {
  if (authorization === undefined || authorization === '') throw new Refusal(401001);
  const token = readBearerToken(authorization);
  const access = token === undefined ? undefined : findIn(auth.accessTokens, token);
  const family = access && auth.families[access.family];
  if (!access || !family || family.isRevoked) throw new Refusal(401002);
  if (time >= access.expiresAt) throw new Refusal(401003);
  return family.scopes;
}

/** Holders belong to cards; the wallet to no product line. */
function getFeature(scope: string | undefined): Feature | undefined {
  const subject = scope?.split(':')[0];
  if (subject === 'card' || subject === 'holder') return 'card';
  return subject === 'payment' ? 'payment' : undefined;
}
