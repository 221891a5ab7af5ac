import { listLater } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** As many calls may be under way when the token ends. */
const MAX_DEAD_CALLS = 3;
const UNDER_WAY_MS = 1000;

/** T1: after a token has ended, one refresh grant, then the refused operation with the new token. */
export function judgeRefresh({ exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter(({ fault }) => fault === 'token_ended')
    .flatMap((refused) => {
      const later = listLater(refused, exchanges);
      const renewed = later.findIndex(
        ({ operation, token }) => operation === refused.operation && token !== refused.token,
      );
      const until = renewed < 0 ? later : later.slice(0, renewed);
      const grants = until.filter(({ grant }) => grant !== undefined);
      // Calls under way when the token ended are no mistake.
      const isLate = ({ at }: Exchange) => grants.length === 0 || at > refused.answeredAt + UNDER_WAY_MS;
      const dead = until.filter((one) => one.token === refused.token && isLate(one));
      const wrong = grants.filter(({ grant }, index) => grant === 'code' || index > 0);
      if (dead.length >= MAX_DEAD_CALLS) return [failed(refused, ...dead.slice(0, MAX_DEAD_CALLS))];
      if (wrong.length > 0) return [failed(refused, ...grants)];
      return grants.length === 1 && renewed >= 0
        ? [passed(refused, ...grants, ...later.slice(renewed, renewed + 1))]
        : [];
    });
}
