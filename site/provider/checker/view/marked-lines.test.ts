import { expect, it } from 'vitest';
import { listMarkedLines } from './marked-lines.ts';

it('marks a line once, as grave as its gravest finding', () => {
  const findings = [
    { line: 3, level: 'bad' },
    { line: 0, level: 'bad' },
    { line: 0, level: 'bad' },
    { line: 0, level: 'warn' },
    { line: 5, level: 'info' },
  ] as const;

  expect(listMarkedLines(findings)).toEqual([
    { line: 3, level: 'bad' },
    { line: 0, level: 'bad' },
    { line: 5, level: 'info' },
  ]);
});
