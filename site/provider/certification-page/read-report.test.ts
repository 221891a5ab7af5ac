import { expect, it } from 'vitest';
import { grade } from '../../../packages/simulator/certification/grade.ts';
import { readReport } from './read-report.ts';

const report = grade({
  mode: 'watch',
  seed: 'page',
  startedAt: 0,
  exchanges: [],
  sockets: [],
  rounds: [],
  leaves: [],
  extras: [],
});

it('reads the report that a simulator writes, with its clients', () => {
  const { points, summary, requests } = report;
  const several = { ...report, clients: [{ client: 'family-1', points, summary, requests }] };
  for (const one of [report, several]) expect(readReport(JSON.stringify(one))).toEqual(one);
});

it.each([
  ['no JSON', 'report'],
  ['another version', JSON.stringify({ ...report, schema: 2 })],
  ['an unknown verdict', JSON.stringify({ ...report, points: [{ ...report.points[0], verdict: 'fine' }] })],
  [
    'a link to elsewhere',
    JSON.stringify({ ...report, points: [{ ...report.points[0], link: 'javascript:alert(1)' }] }),
  ],
  ['no instants', JSON.stringify({ ...report, startedAt: 'yesterday' })],
  ['a client that has no points', JSON.stringify({ ...report, clients: [{ client: 'family-1' }] })],
  ['counts that are text', JSON.stringify({ ...report, summary: { ...report.summary, failed: '<b>' } })],
])('refuses a file with %s', (_, text) => {
  expect(readReport(text)).toBeUndefined();
});
