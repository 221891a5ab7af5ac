import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { POINT_IDS } from '../../../packages/simulator/certification/points/point-ids.ts';
import { type Checklist, GOING_LIVE, gradeChecklist, TOKEN_PAYMENT } from './checklist.ts';

/** The lines of the last checklist of a guide. */
const readLines = (language: string, path: string) =>
  readFileSync(new URL(`../../../guides/${language}/${path}.md`, import.meta.url), 'utf8')
    .split(/^## /m)
    .findLast((section) => section.includes('- [ ] '))
    ?.split('\n')
    .filter((line) => line.startsWith('- [ ] ')) ?? [];

it.each<readonly [string, Checklist, Record<string, string>]>([
  [
    'guide/going-live',
    GOING_LIVE,
    {
      ...{ T4: '401007', S3: 'verified', S5: 'rotation', P1: 'redirect', I2: 'same bytes', O1: 'polls the orders' },
      ...{ F2: 'polls the orders', F1: 'Unknown fields', M1: 'decimals', M2: 'quote', M3: 'reconcile', C2: 'PCI' },
    },
  ],
  [
    'token/index',
    TOKEN_PAYMENT,
    { W2: 'every kind of event', W7: '4401', W8: '4409', W4: 'batches', U1: 'withdrawal' },
  ],
])('has the points of each line of %s, in both languages', (path, checklist, words) => {
  for (const language of ['en', 'zh']) expect(readLines(language, path)).toHaveLength(checklist.length);
  const english = readLines('en', path);
  for (const [id, word] of Object.entries(words))
    expect(english[checklist.findIndex((points) => points.includes(id))], id).toContain(word);
  expect(checklist.flat().filter((id) => !POINT_IDS.some((one) => one === id))).toEqual([]);
});

it('shows the worst verdict of the points of a line, and leaves the other lines to a person', () => {
  const point = (id: string, verdict: string, more = {}) => ({ id, verdict, ...more }) as never;
  const lines = gradeChecklist(
    {
      points: [
        point('T1', 'passed'),
        point('T3', 'not seen'),
        point('T4', 'passed'),
        point('S3', 'passed'),
        point('S4', 'passed'),
      ],
    },
    GOING_LIVE,
  );
  expect(lines[0]).toEqual({ verdict: 'manual', points: [] });
  expect(lines[2]).toEqual({ verdict: 'not seen', points: ['T3'] });
  expect(lines[3]).toEqual({ verdict: 'passed', points: ['S3', 'S4'] });
  expect(gradeChecklist({ points: [point('M3', 'failed', { severity: 'advice' })] }, [['M3']])).toEqual([
    { verdict: 'advice', points: ['M3'] },
  ]);
});
