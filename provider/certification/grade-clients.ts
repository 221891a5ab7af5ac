import type { CertificationLog } from './exchange.ts';
import { splitFamilies } from './families.ts';
import { type ClientReport, countVerdicts, type GradedPoint, gradePoints } from './grade-points.ts';
import { isMissing } from './report/is-missing.ts';

/** What each client of a log has shown. Undefined where it was not asked for, or there is one client alone. */
export function gradeClients(log: CertificationLog): ClientReport[] | undefined {
  if (log.by !== 'family') return undefined;
  const clients = splitFamilies(log).map(([client, own]): ClientReport => {
    const points = gradePoints(own);
    return { client, requests: own.exchanges.length, points, summary: countVerdicts(points) };
  });
  return clients.length > 1 ? clients : undefined;
}

/** Each point with the worst of its verdicts, and what proves it. */
export function mergePoints(clients: readonly ClientReport[]): GradedPoint[] {
  const [first, ...others] = clients.map(({ points }) => points);
  return (first ?? []).map((point, index) => {
    const all = [point, ...others.flatMap((points) => points[index] ?? [])];
    return all.reduce((worst, one) => (rank(one) > rank(worst) ? one : worst));
  });
}

function rank(point: GradedPoint): number {
  if (point.verdict === 'failed') return 3;
  if (isMissing(point)) return 2;
  return point.verdict === 'passed' ? 1 : 0;
}
