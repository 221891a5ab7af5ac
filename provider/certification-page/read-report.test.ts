import { expect, it } from 'vitest';
import { grade } from '../certification/grade.ts';
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

it('reads the report that a simulator writes', () => {
  expect(readReport(JSON.stringify(report))).toEqual(report);
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
  ['counts that are text', JSON.stringify({ ...report, summary: { ...report.summary, failed: '<b>' } })],
])('refuses a file with %s', (_, text) => {
  expect(readReport(text)).toBeUndefined();
});
