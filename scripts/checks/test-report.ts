import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

/** How one test ended. `flaky`: it failed and passed at the second try, which fails the run. */
export type TestResult = {
  title: string;
  /** Relative to the project. */
  file: string;
  milliseconds: number;
  outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
};

export type ReportFormat = 'vitest' | 'playwright';

/** Reads the JSON report of a test runner; `undefined` when the run ended before it wrote one. */
export async function readTestReport(
  file: string,
  { format, root }: { format: ReportFormat; root: string },
): Promise<TestResult[] | undefined> {
  try {
    return parseTestReport(JSON.parse(await readFile(file, 'utf8')), { format, root });
  } catch {
    return undefined;
  }
}

/** The results in a report. */
export function parseTestReport(
  report: unknown,
  { format, root }: { format: ReportFormat; root: string },
): TestResult[] {
  // The runners' own formats: the casts of this boundary.
  return format === 'vitest' ? readVitest(report as VitestReport, root) : readPlaywright(report as PlaywrightReport);
}

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; tags?: string[] }[];
  }[];
};

function readVitest({ testResults }: VitestReport, root: string): TestResult[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    // Without those that are left to the night, which are no finding about this machine.
    const due = assertionResults.filter(({ status, tags }) => status !== 'skipped' || !tags?.includes('nightly'));
    const results = due.map(
      ({ fullName, status, duration }): TestResult => ({
        title: fullName.trim(),
        file,
        milliseconds: duration ?? 0,
        outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      }),
    );
    // A file that cannot be loaded, or whose `beforeAll` throws, has no failed test of its own.
    const isCovered = status !== 'failed' || results.some(({ outcome }) => outcome === 'failed');
    return isCovered ? results : [...results, { title: 'the file as such', file, milliseconds: 0, outcome: 'failed' }];
  });
}

type PlaywrightSuite = {
  title: string;
  file: string;
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = { suites: PlaywrightSuite[] };

const PLAYWRIGHT_OUTCOMES: Record<string, TestResult['outcome']> = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
};

function readPlaywright({ suites }: PlaywrightReport): TestResult[] {
  return suites.flatMap((suite) => {
    const own = suite.specs.flatMap(({ title, tests }) =>
      tests.map(
        ({ status, results }): TestResult => ({
          title,
          file: `tests/${suite.file}`,
          // Of the last try: what the test takes when it passes.
          milliseconds: results.at(-1)?.duration ?? 0,
          outcome: PLAYWRIGHT_OUTCOMES[status] ?? 'failed',
        }),
      ),
    );
    return [...own, ...readPlaywright({ suites: suite.suites ?? [] })];
  });
}

/** Slowest first. */
export function byDuration(one: TestResult, other: TestResult): number {
  return other.milliseconds - one.milliseconds;
}
