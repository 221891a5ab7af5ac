import { groupBy } from '../../src/model/group-by.ts';
import type { Finding } from '../findings/finding.ts';
import { asTest, type GateResult } from './gate.ts';
import { byDuration, type TestResult } from './test-report.ts';

const SLOWEST = 10;

/** Duration of each gate, the slowest tests, what was skipped, and the counts. */
export function formatSummary(results: readonly GateResult[], milliseconds: number): string {
  const tests = results.flatMap((result) => result.tests);
  const reported = results.filter(({ gate }) => gate.report).flatMap((result) => result.tests);
  const slowest = reported.sort(byDuration).slice(0, SLOWEST);
  // In the browser a test is skipped where it does not apply to a width.
  const unitTests = results.filter(({ gate }) => gate.report?.format === 'vitest').flatMap((result) => result.tests);
  const count = (...outcomes: TestResult['outcome'][]) =>
    tests.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const sections = [
    section(
      'Steps',
      results.map((result) => row(result.milliseconds, `${result.gate.name}${result.isPassed ? '' : '  FAILED'}`)),
    ),
    section('Slowest tests', slowest.map(testRow)),
    section('Skipped', listSkipped(unitTests)),
  ];
  const skipped = count('skipped') === 0 ? '' : `, ${count('skipped')} skipped`;
  const total = `${count('passed')} passed, ${count('failed', 'flaky')} failed${skipped}, ${(milliseconds / 60_000).toFixed(1)} min`;
  return `${sections.join('')}\n${total}`;
}

/** Each test of a gate that failed; a gate that failed without one counts itself. */
export function findFailed({ gate, isPassed, tests }: GateResult): Finding[] {
  const failed = tests.filter(({ outcome }) => outcome === 'failed' || outcome === 'flaky');
  const named = failed.length > 0 || isPassed ? failed : [asTest(gate, false, 0)];
  return named.map(({ file, title, outcome }) => {
    const message = outcome === 'flaky' ? `${title}: passed only at the second try` : title;
    return { severity: 'error', file, message, hint: gate.repair, rule: gate.name };
  });
}

/** A line for each program that is missing here, and one for each test that is skipped for something else. */
function listSkipped(tests: readonly TestResult[]): string[] {
  const skipped = tests.filter(({ outcome }) => outcome === 'skipped');
  const reasons = groupBy(skipped, ({ title }) => / \(skipped: (.+?)\)/.exec(title)?.[1]);
  return [...reasons].flatMap(([reason, group]) =>
    reason === undefined ? group.map(testRow) : [`  ${reason}: ${group.length} tests skipped`],
  );
}

function section(title: string, rows: string[]): string {
  return rows.length === 0 ? '' : `\n${title}\n${rows.join('\n')}\n`;
}

function testRow({ milliseconds, title, file }: TestResult): string {
  return row(milliseconds, `${title}  (${file})`);
}

function row(milliseconds: number, text: string): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(8)} s  ${text}`;
}
