import { listLater } from '../calls.ts';
import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

const QUOTE_EXPIRED = 422301;
/** While watching, a test may send an expired quote once more to see the refusal. */
const MAX_TESTS = 1;

/** M2: a quote that has expired is replaced by another one. A repeat with the same key is R3. */
export function judgeQuotes({ mode, exchanges }: CertificationLog): Trial[] {
  return exchanges
    .filter(({ fault }) => fault === 'quote_expiring')
    .flatMap((expiring) => {
      const [quoteId = ''] = expiring.gives.filter(isQuote);
      const later = listLater(expiring, exchanges);
      const refused = later.find((one) => one.code === QUOTE_EXPIRED && one.uses.includes(quoteId));
      const after = later.slice(refused ? later.indexOf(refused) + 1 : 0).filter(({ isWrite }) => isWrite);
      const again = after.filter(({ uses, key }) => uses.includes(quoteId) && refused && key !== refused.key);
      if (refused && again.length > (mode === 'run' ? 0 : MAX_TESTS)) return [failed(expiring, refused, ...again)];
      // A client that reads `expiresAt` gets another quote without a refusal.
      const payment = after.find((one) => one.number !== undefined && one.status < 300 && usesOther(one, quoteId));
      return payment ? [passed(expiring, ...(refused ? [refused] : []), payment)] : [];
    });
}

function isQuote(id: string): boolean {
  return id.startsWith('qte_');
}

function usesOther({ uses }: Exchange, quoteId: string): boolean {
  return uses.some(isQuote) && !uses.includes(quoteId);
}
