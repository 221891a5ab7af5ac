import type { CertificationLog, Exchange } from './exchange.ts';
import type { Report } from './grade.ts';
import { isMissing } from './report/is-missing.ts';

/** What a watched client has not done yet. */
export type Step = 'call' | 'order' | 'read' | 'recharge' | 'more' | 'done';

const isAccepted = ({ status, fault }: Exchange) => status < 300 && fault === undefined;

/** The first step that has not been seen. Each is judged by traffic alone. */
export function findNextStep(
  { exchanges }: Pick<CertificationLog, 'exchanges'>,
  { points }: Pick<Report, 'points'>,
): Step {
  const accepted = exchanges.filter(isAccepted);
  if (accepted.length === 0) return 'call';
  const orders = accepted.filter(({ number }) => number !== undefined);
  if (orders.length === 0) return 'order';
  if (!accepted.some(({ isWrite, state }) => !isWrite && state !== undefined)) return 'read';
  if (new Set(orders.map(({ operation }) => operation)).size < 2) return 'recharge';
  return points.some(isMissing) ? 'more' : 'done';
}
