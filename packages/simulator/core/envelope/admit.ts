import type { RequestCheck } from '../../protocol/signing/verification.ts';
import { authorize } from '../auth/authorize.ts';
import { getSignatureTime } from '../state/clock.ts';
import { findEntry, withEntry } from '../state/expiring-table.ts';
import type { Work } from '../state/work.ts';
import { toCredentialProblems } from './credential-problems.ts';
import { countRequest } from './rate-limits.ts';
import { type RateLimitState, Refusal, type RefusalOptions } from './refusal.ts';
import { readHeader } from './request.ts';
import { meetRequestFault } from './request-faults.ts';
import { findRoute, type Route } from './routes.ts';
import type { VerifiedRequest } from './verify.ts';

/** A request that has passed the checks 1 to 10 of contract 2.12. */
export type Admission = { route: Route; keyId: string; reveal: boolean };

/** How long a nonce is stored. */
const NONCE_MS = 600_000;

/** Path and method, source, signature, nonce, token, permissions, rate limits: in this order, the first failure wins. */
export function admit(
  work: Work,
  verified: VerifiedRequest,
  path: string,
  report: (limit: RateLimitState) => void,
): Admission {
  const { request, check } = verified;
  const { state, before } = work;
  const route = findRoute(request.method, path);
  const { operation } = route;
  if (before.merchant.allowedAddresses && !before.merchant.allowedAddresses.includes(request.address ?? ''))
    throw new Refusal(403001);
  // Its signature covers what was not read: the one check that comes before its turn in the order.
  if (request.isBodyUnread) throw new Refusal(413001);
  if (!check) throw new Error('A request with a route was not verified.');
  if (!check.ok) throw new Refusal(check.code, explainCheck(check, operation.service));
  const { nonce, keyId } = check.credentials;
  const time = getSignatureTime(before, verified.now);
  const used = findEntry(state.nonces, nonce);
  if (used && used.expiresAt > time) throw new Refusal(401010);
  state.nonces = withEntry(state.nonces, nonce, { expiresAt: time + NONCE_MS }, time);
  const reveal = operation.id === 'getCard' && readHeader(request, 'X-Reveal-Card') === 'true';
  const authorization = readHeader(request, 'Authorization');
  authorize(work, operation, { authorization, reveal });
  limit(work, { route, address: request.address, reveal, report });
  meetRequestFault(work, operation, authorization);
  return { route, keyId, reveal };
}

/** The general limit last: a request that another limit refuses does not use it up. */
function limit(
  work: Work,
  {
    route,
    address = '',
    reveal,
    report,
  }: { route: Route; address?: string; reveal: boolean; report: (limit: RateLimitState) => void },
): void {
  const merchant = work.before.merchant.id;
  for (const name of route.operation.rateLimits) {
    // The card of an activation is in the body: see `limitActivation`.
    const subject = name === 'cardSecret' || name === 'reveal' ? route.path.cardId : merchant;
    if (subject === undefined || (name === 'reveal' && !reveal)) continue;
    report(countRequest(work, name, `${subject}:${name === 'cardSecret' ? route.operation.id : ''}`));
    if (name === 'exchangeToken') countRequest(work, 'exchangeTokenAddress', address);
    if (name === 'reveal') countRequest(work, 'revealMerchant', merchant);
  }
}

function explainCheck(check: Extract<RequestCheck, { ok: false }>, service: 'merchant' | 'token'): RefusalOptions {
  if (check.step === 'credentials') return { details: toCredentialProblems(check, service) };
  return check.step === 'signature' ? { stringToSign: check.stringToSign } : {};
}
