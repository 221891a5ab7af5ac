import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../cli/browser.ts';
import { ROOT, readOptions } from '../cli/options.ts';

type Count = { passed: number; failed: number };

type Gate = {
  name: string;
  /** An npm script. */
  script: string;
  /** Reads how many tests ran; a gate without it counts as one. */
  count?: (file: string) => Count;
};

const RESULTS = join(ROOT, '.generated', 'test-results');

const GATES: Gate[] = [
  { name: 'contract: lint, examples, translations', script: 'spec' },
  { name: 'build', script: 'build' },
  { name: 'types', script: 'types' },
  { name: 'lint and format', script: 'lint' },
  { name: 'dead code', script: 'dead' },
  { name: 'unit tests', script: 'unit', count: countUnit },
  { name: 'links and anchors', script: 'links' },
  { name: 'budgets', script: 'budgets' },
  { name: 'browser tests', script: 'e2e', count: countBrowser },
];

readOptions({ usage: 'npm test', summary: 'Runs every check and prints how many passed.', options: {} });
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
console.log(`browser: ${ensureBrowser()}`);

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const [index, gate] of GATES.entries()) {
  console.log(`\n[${index + 1}/${GATES.length}] ${gate.name}`);
  const start = performance.now();
  const isGood = runScript(gate.script);
  const { passed, failed } = getCount(gate, isGood);
  total.passed += passed;
  total.failed += failed;
  if (!isGood) failures.push(gate.name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${isGood ? 'passed' : 'FAILED'}: ${gate.name} (${seconds} s)`);
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

function runScript(script: string): boolean {
  const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  return spawnSync('npm', ['run', '--silent', script], options).status === 0;
}

/** A gate that ends badly has at least one failure, whatever its own report says. */
function getCount({ script, count }: Gate, isGood: boolean): Count {
  const counted = readCount(count, join(RESULTS, `${script}.json`)) ?? { passed: isGood ? 1 : 0, failed: 0 };
  return { ...counted, failed: Math.max(counted.failed, isGood ? 0 : 1) };
}

function readCount(count: Gate['count'], file: string): Count | undefined {
  try {
    return count?.(file);
  } catch {
    // The run ended before it wrote its report; its exit code has told.
    return undefined;
  }
}

// The reporters' own formats: the casts of this boundary.
function countUnit(file: string): Count {
  const report = readJson(file) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countBrowser(file: string): Count {
  const { stats } = readJson(file) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
