import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReportFormat, readTestReport, type TestResult } from './test-report.ts';

/** One step of `npm run check`, `npm test` and `npm run test:nightly`. */
export type Gate = {
  name: string;
  /** An npm script, with the words that follow `--`. */
  script: string;
  args?: string[];
  env?: Record<string, string>;
  /** The gates of later stages read what it writes: when it fails, they are not run. */
  isRequired?: true;
  /** What to run, or to change, when it fails. */
  repair?: string;
  /** What its test runner writes, and where below the folder of results; a gate without it counts as one test. */
  report?: { format: ReportFormat; file: string };
};

export type GateResult = { gate: Gate; isPassed: boolean; milliseconds: number; tests: TestResult[] };

type Folders = { root: string; results: string };

/** Runs an npm script. Beside other gates its output is printed when it has ended, else as it comes. */
export async function runGate(gate: Gate, { root, results }: Folders, isAlone: boolean): Promise<GateResult> {
  const start = performance.now();
  if (isAlone) console.log(`\n── ${gate.name}`);
  const { isPassed, output } = await runScript(gate, root, isAlone);
  const milliseconds = performance.now() - start;
  if (!isAlone) process.stdout.write(`\n── ${gate.name}\n${output}`);
  const { report, repair } = gate;
  const hint = isPassed || repair === undefined ? '' : `\n    hint: ${repair}`;
  console.log(`${isPassed ? 'passed' : 'FAILED'}: ${gate.name}, ${(milliseconds / 1000).toFixed(1)} s${hint}`);
  const tests = report && (await readTestReport(join(results, report.file), { format: report.format, root }));
  return { gate, isPassed, milliseconds, tests: tests ?? [asTest(gate, isPassed, milliseconds)] };
}

function asTest({ name, script }: Gate, isPassed: boolean, milliseconds: number): TestResult {
  return { title: name, file: `npm run ${script}`, milliseconds, outcome: isPassed ? 'passed' : 'failed' };
}

async function runScript(gate: Gate, root: string, isAlone: boolean): Promise<{ isPassed: boolean; output: string }> {
  const words = ['run', '--silent', gate.script, ...(gate.args ? ['--', ...gate.args] : [])];
  const child = spawn('npm', words, {
    cwd: root,
    env: { ...process.env, ...gate.env },
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const ended = new Promise<boolean>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
  const [isPassed, ...outputs] = await Promise.all([ended, readAll(child.stdout), readAll(child.stderr)]);
  return { isPassed, output: outputs.join('') };
}

function readAll(stream: Readable | null): Promise<string> {
  return stream ? text(stream) : Promise.resolve('');
}
