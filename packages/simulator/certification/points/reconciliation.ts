import type { CertificationLog, Exchange } from '../exchange.ts';
import { failed, passed, type Trial } from './point.ts';

/** M3: the daily job reads the wallet, the log of a card to its last page, and a payment that was returned. */
export function judgeReconciliation({ exchanges, rounds }: CertificationLog): Trial[] {
  return rounds.flatMap(({ round, exitCode, reconciled }) => {
    const { cardId, orderId } = reconciled ?? {};
    if ((cardId ?? orderId) === undefined || exitCode !== 0) return [];
    const reads = exchanges.filter((one) => one.round === round && one.status < 300 && !one.isWrite);
    const [first] = reads;
    if (!first) return [];
    const wallet = reads.find(({ operation }) => operation === 'getWallet');
    const pages = reads.filter(({ page, uses }) => page && cardId !== undefined && uses.includes(cardId));
    const last = pages.find((one) => isComplete(one, pages));
    const payment = reads.find(({ uses }) => orderId !== undefined && uses.includes(orderId));
    const isRead = wallet && (cardId === undefined || last) && (orderId === undefined || payment);
    const evidence = [wallet, ...(last ? [last] : pages), payment].filter((one) => one !== undefined);
    return [isRead ? passed(...evidence) : failed(...(evidence.length > 0 ? evidence : [first]))];
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
