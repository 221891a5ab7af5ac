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

/** A point has failed where it has failed for one client; otherwise it has passed where it has passed for one: clients do different work. */
export function mergePoints(clients: readonly ClientReport[]): GradedPoint[] {
  const [start, ...others] = clients.map(({ points }) => points);
  return (start ?? []).map((point, index) => {
    const all = [point, ...others.flatMap((points) => points[index] ?? [])];
    return all.reduce((first, one) => (rank(one) > rank(first) ? one : first));
  });
}

function rank(point: GradedPoint): number {
  if (point.verdict === 'failed') return 3;
  if (point.verdict === 'passed') return 2;
  return isMissing(point) ? 1 : 0;
}
