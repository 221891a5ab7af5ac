import { isSameCall, listLater } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** The access token has ended or is unknown. */
export const ENDED_CODES = [401002, 401003];
/** A call takes so long until it arrives. */
export const UNDER_WAY_MS = 1000;
/** How long after the last refusal a worker starts its refresh. */
const REACTION_MS = 5000;

/** T2: calls that were under way together when their token ended lead to one refresh. */
export function judgeSharedRefresh({ exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter(({ fault }) => fault === 'token_ended')
    .flatMap((refused) => {
      const later = listLater(refused, exchanges);
      const [mate] = listRefusedTogether(refused, exchanges);
      const next = later.find(({ fault }) => fault === 'token_ended');
      const until = Math.min(refused.answeredAt + REACTION_MS, next?.at ?? Number.POSITIVE_INFINITY);
      const grants = listOwnGrants(refused, exchanges).filter(({ at }) => at >= refused.at && at < until);
      // What follows a grant whose response is lost is T3.
      if (!mate || grants.length === 0 || grants.some(({ fault }) => fault !== undefined)) return [];
      if (grants.length > 1) return [failed(refused, mate, ...grants)];
      const renewed = later.filter(({ token, status }) => token === grants[0]?.tokenIssued && status < 300);
      const isShared = renewed.length > 1 && mate.at <= refused.answeredAt;
      return isShared ? [passed(refused, mate, ...grants)] : [];
    });
}

/** Other calls that were refused for the same token, and that were under way when it ended. One may have its response first. */
function listRefusedTogether(refused: Exchange, exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.filter(
    (one) =>
      one !== refused &&
      one.round === refused.round &&
      one.token === refused.token &&
      ENDED_CODES.includes(one.code) &&
      one.at <= refused.answeredAt + UNDER_WAY_MS &&
      !isSameCall(one, refused),
  );
}

/** The refresh grants of the family that the token belongs to: two programs with the same key refresh for themselves. */
function listOwnGrants(refused: Exchange, exchanges: readonly Exchange[]): Exchange[] {
  const grants = exchanges.filter(({ round, grant }) => round === refused.round && grant === 'refresh');
  const origin = exchanges.find(({ tokenIssued }) => tokenIssued !== undefined && tokenIssued === refused.token);
  const family = new Set([origin?.refreshIssued ?? grants.find(({ at }) => at >= refused.at)?.refreshSent]);
  return grants.filter(({ refreshSent, refreshIssued }) => {
    const isOwn = family.has(refreshSent);
    if (isOwn) family.add(refreshIssued);
    return isOwn;
  });
}
