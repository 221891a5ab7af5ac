import { hasEnded, hasOverlap, listBefore, listLater } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';
import { ENDED_CODES, UNDER_WAY_MS } from './shared-tokens.ts';

/** As many calls may be under way when the token ends. */
const MAX_DEAD_CALLS = 3;
/** How long the same refresh token may be sent again. */
const GRACE_MS = 60_000;

/** T1: after a token has ended, one refresh grant, then the refused operation with the new token; after 401011, none. */
export function judgeRefresh(log: CertificationLog): Trial[] {
  const { exchanges } = log;
  return exchanges.flatMap((one) => {
    if (one.fault === 'token_ended') return judgeEnd(one, log);
    if (one.fault !== 'key_disabled') return [];
    const later = listLater(one, exchanges);
    const accepted = later.findIndex(({ status }) => status < 300);
    // A program that is started again has a code of its own, which is no refresh.
    const index = later.findIndex((other) => other.grant === 'refresh');
    const grant = later[index];
    if (!grant || (accepted >= 0 && accepted < index)) return [];
    return isTokenEnded(listBefore(grant, exchanges)) ? [] : [failed(one, grant)];
  });
}

/** A token has ended and no grant has followed: another worker has a reason of its own for one. */
function isTokenEnded(before: readonly Exchange[]): boolean {
  return before.some(
    ({ code, answeredAt }) =>
      ENDED_CODES.includes(code) && !before.some(({ grant, at }) => grant !== undefined && at >= answeredAt),
  );
}

function judgeEnd(refused: Exchange, { mode, exchanges }: CertificationLog): Trial[] {
  const later = listLater(refused, exchanges);
  const renewed = later.findIndex(({ operation, token }) => operation === refused.operation && token !== refused.token);
  const until = renewed < 0 ? later : later.slice(0, renewed);
  const grants = until.filter(({ grant }) => isGrant(grant, mode));
  // What follows a grant whose response is lost is T3.
  if (grants.some(({ fault }) => fault !== undefined)) return [];
  // Calls under way when the token ended are no mistake.
  const isLate = ({ at }: Exchange) => grants.length === 0 || at > refused.answeredAt + UNDER_WAY_MS;
  const dead = until.filter((one) => one.token === refused.token && isLate(one));
  // Several grants of a client whose calls are under way together, in whichever round, are T2.
  const isAlone = !hasOverlap(exchanges);
  const wrong = grants.filter(({ grant }, index) => grant === 'code' || (index > 0 && isAlone));
  if (dead.length >= MAX_DEAD_CALLS) return [failed(refused, ...dead.slice(0, MAX_DEAD_CALLS))];
  if (wrong.length > 0) return [failed(refused, ...grants)];
  return grants.length === 1 && renewed >= 0 ? [passed(refused, ...grants, ...later.slice(renewed, renewed + 1))] : [];
}

/** A command has one code in each round. While watching, a code is that of a program that was started again. */
function isGrant(grant: Exchange['grant'], mode: CertificationLog['mode']): boolean {
  return grant === 'refresh' || (grant === 'code' && mode === 'run');
}

/** T3: the response of a refresh is lost. The same refresh token is good for a minute. */
export function judgeLostRefresh(log: CertificationLog): Trial[] {
  return log.exchanges
    .filter(({ grant, fault }) => grant === 'refresh' && fault === 'cut_after_commit')
    .flatMap((lost) => {
      const next = listLater(lost, log.exchanges).find(({ grant }) => grant !== undefined);
      if (!next) return hasEnded(log, lost) && wentOn(lost, log.exchanges) ? [failed(lost)] : [];
      const isRepeat = next.refreshSent === lost.refreshSent && next.at <= lost.answeredAt + GRACE_MS;
      if (!isGrant(next.grant, log.mode)) return [];
      return [isRepeat ? passed(lost, next) : failed(lost, next)];
    });
}

function wentOn(lost: Exchange, exchanges: readonly Exchange[]): boolean {
  return listLater(lost, exchanges).some(({ token }) => token !== undefined);
}

/** A grant whose response was lost is sent again, even where another call has meanwhile sent it. */
function isLostRepeat(grant: Exchange, exchanges: readonly Exchange[]): boolean {
  return listBefore(grant, exchanges).some(
    ({ fault, refreshSent, at }) =>
      fault === 'cut_after_commit' && refreshSent === grant.refreshSent && grant.at - at < GRACE_MS,
  );
}

/** T4: once its successor is in use, a refresh token never returns. */
export function judgeRotation({ exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter(({ grant, status, fault }) => grant === 'refresh' && status < 300 && fault === undefined)
    .flatMap((rotation) => {
      const later = listLater(rotation, exchanges);
      const use = later.findIndex(({ token }) => token !== undefined && token === rotation.tokenIssued);
      if (use < 0) return [];
      const next = later.slice(use + 1).find(({ grant }) => grant === 'refresh');
      if (!next) return [];
      if (isLostRepeat(next, exchanges)) return [];
      return [next.refreshSent === rotation.refreshSent ? failed(rotation, next) : passed(rotation, next)];
    });
}
