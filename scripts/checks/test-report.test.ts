import { expect, it } from 'vitest';
import { parseTestReport } from './test-report.ts';

it('reads the results of vitest, and a file that could not be loaded as a failure', () => {
  const report = {
    testResults: [
      {
        name: '/project/src/pot.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: ' pours tea', status: 'passed', duration: 12 },
          { fullName: 'brews', status: 'failed', duration: 3 },
          { fullName: 'needs PHP', status: 'skipped' },
          { fullName: 'certifies fifty clients', status: 'skipped', tags: ['nightly'] },
        ],
      },
      { name: '/project/src/cup.test.ts', status: 'failed', assertionResults: [] },
    ],
  };

  expect(parseTestReport(report, { format: 'vitest', root: '/project' })).toEqual([
    { title: 'pours tea', file: 'src/pot.test.ts', milliseconds: 12, outcome: 'passed' },
    { title: 'brews', file: 'src/pot.test.ts', milliseconds: 3, outcome: 'failed' },
    { title: 'needs PHP', file: 'src/pot.test.ts', milliseconds: 0, outcome: 'skipped' },
    { title: 'the file as such', file: 'src/cup.test.ts', milliseconds: 0, outcome: 'failed' },
  ]);
});

it('reads the results of Playwright in nested suites, with the duration of the last try', () => {
  const test = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const inner = { title: 'on a phone', file: 'e2e/pot.test.ts', specs: [test('pours', 'flaky', 9000, 40)] };
  const report = {
    suites: [{ title: '', file: 'e2e/pot.test.ts', specs: [test('brews', 'unexpected', 5)], suites: [inner] }],
  };

  expect(parseTestReport(report, { format: 'playwright', root: '/project' })).toEqual([
    { title: 'brews', file: 'tests/e2e/pot.test.ts', milliseconds: 5, outcome: 'failed' },
    { title: 'pours', file: 'tests/e2e/pot.test.ts', milliseconds: 40, outcome: 'flaky' },
  ]);
});
