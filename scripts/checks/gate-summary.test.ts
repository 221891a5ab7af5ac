import { expect, it } from 'vitest';
import type { GateResult } from './gate.ts';
import { findFailed, formatSummary } from './gate-summary.ts';
import type { TestResult } from './test-report.ts';

function test(title: string, milliseconds: number, outcome: TestResult['outcome'] = 'passed'): TestResult {
  return { title, file: 'pot.test.ts', milliseconds, outcome };
}

it('lists the duration of each step, the ten slowest tests, the skipped ones, and the counts; and what failed', () => {
  const many = Array.from({ length: 12 }, (_, index) => test(`pours ${index}`, 100 * index));
  const missing = ['boils', 'serves', 'cleans'].map((title) =>
    test(`a server (skipped: nginx is not installed) ${title}`, 0, 'skipped'),
  );
  const results: GateResult[] = [
    { gate: { name: 'lint', command: ['lint'] }, isPassed: true, milliseconds: 4000, tests: [test('lint', 4000)] },
    {
      gate: { name: 'unit tests', command: ['unit'], report: { format: 'vitest', file: 'unit.json' } },
      isPassed: false,
      milliseconds: 61_000,
      tests: [
        ...many,
        test('brews', 9000, 'flaky'),
        test('cools', 5, 'failed'),
        test('waits', 0, 'skipped'),
        ...missing,
      ],
    },
  ];

  const summary = formatSummary(results, 65_400);

  expect(summary).toContain('\nSteps\n     4.0 s  lint\n    61.0 s  unit tests  FAILED\n');
  expect(summary).toMatch(/\nSlowest tests\n {5}9\.0 s {2}brews .*\n {5}1\.1 s {2}pours 11 .*\n(.*pours.*\n){8}\n/);
  expect(summary).toContain('\nSkipped\n     0.0 s  waits  (pot.test.ts)\n  nginx is not installed: 3 tests skipped\n');
  expect(summary).toMatch(/\n13 passed, 2 failed, 4 skipped, 1\.1 min$/);
  expect(results.flatMap(findFailed)).toMatchObject([
    { file: 'pot.test.ts', message: 'brews: passed only at the second try', rule: 'unit tests' },
    { file: 'pot.test.ts', message: 'cools' },
  ]);
});
