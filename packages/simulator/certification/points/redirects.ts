import { isResolution, listLater, listRepeats } from '../calls.ts';
import type { CertificationLog } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** P1: nothing is sent to the address of a redirect. */
export function judgeRedirects({ exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter(({ fault }) => fault === 'redirect')
    .flatMap((redirect) => {
      const later = listLater(redirect, exchanges);
      const followed = later.find(({ operation }) => operation === 'redirected');
      if (followed) return [failed(redirect, followed)];
      const resolved = listRepeats(redirect, exchanges)[0] ?? later.find((one) => isResolution(redirect, one));
      return resolved ? [passed(redirect, resolved)] : [];
    });
}
