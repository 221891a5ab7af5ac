import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** M3: the daily job reads the wallet, and the log of a card to its last page. */
export function judgeReconciliation({ exchanges, rounds }: CertificationLog): Trial[] {
  return rounds.flatMap(({ round, exitCode, reconciled }) => {
    if (reconciled === undefined || exitCode !== 0) return [];
    const reads = exchanges.filter((one) => one.round === round && one.status < 300 && !one.isWrite);
    const wallet = reads.find(({ operation }) => operation === 'getWallet');
    const pages = reads.filter((one) => one.page && one.uses.includes(reconciled));
    const [first] = [...pages, ...reads];
    if (!first) return [];
    const last = pages.find((one) => isComplete(one, pages));
    return wallet && last ? [passed(wallet, last)] : [failed(first, ...pages.slice(1))];
  });
}

/** All pages of the same size as this one were read, and this is the last. */
function isComplete({ page: last }: Exchange, reads: readonly Exchange[]): boolean {
  if (!last) return false;
  const count = Math.ceil(last.total / last.size);
  const numbers = new Set(reads.flatMap(({ page }) => (page?.size === last.size ? [page.number] : [])));
  return (
    last.number >= count && Array.from({ length: count }, (_, index) => index + 1).every((one) => numbers.has(one))
  );
}
