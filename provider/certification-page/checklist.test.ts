import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { POINT_IDS } from '../certification/points/point.ts';
import { CHECKLIST, gradeChecklist } from './checklist.ts';

const readLines = (language: string) =>
  readFileSync(new URL(`../../guides/${language}/guide/going-live.md`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- [ ] '));

it('has the points of each line of the checklist, in both languages', () => {
  for (const language of ['en', 'zh']) expect(readLines(language)).toHaveLength(CHECKLIST.length);
  const english = readLines('en');
  const find = (id: string) => english[CHECKLIST.findIndex((points) => points.includes(id))];
  expect(find('T4')).toContain('401007');
  expect(find('S3')).toContain('verified');
  expect(find('P1')).toContain('redirect');
  expect(find('I2')).toContain('same bytes');
  expect(find('O1')).toContain('polls the orders');
  expect(find('F2')).toContain('polls the orders');
  expect(find('F1')).toContain('Unknown fields');
  expect(CHECKLIST.flat().filter((id) => !POINT_IDS.some((one) => one === id))).toEqual([]);
});

it('shows the worst verdict of the points of a line, and leaves the other lines to a person', () => {
  const point = (id: string, verdict: string) => ({ id, verdict }) as never;
  const lines = gradeChecklist({
    points: [
      point('T1', 'passed'),
      point('T3', 'not seen'),
      point('T4', 'passed'),
      point('S3', 'passed'),
      point('S4', 'passed'),
    ],
  });
  expect(lines[0]).toEqual({ verdict: 'manual', points: [] });
  expect(lines[2]).toEqual({ verdict: 'not seen', points: ['T3'] });
  expect(lines[3]).toEqual({ verdict: 'passed', points: ['S3', 'S4'] });
});
