import type { Report } from '../../../packages/simulator/certification/grade.ts';
import { sendRequest } from '../../../src/relay/send-request.ts';
import { readReport } from './read-report.ts';

/** Why there is no report: nothing listens there, or it certifies nothing. */
export type FetchProblem = 'noServer' | 'noReport';

/** The present report of a simulator that certifies. */
export async function fetchReport(origin: string): Promise<Report | FetchProblem> {
  const reply = await sendRequest({ url: `${origin}/sandbox/certification`, method: 'GET', headers: [] });
  if (!reply) return 'noServer';
  return (reply.status === 200 ? readReport(reply.body) : undefined) ?? 'noReport';
}
