import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReportFormat, readTestReport, type TestResult } from './test-report.ts';

/** One step of `npm run gate` and `npm test`. */
export type Gate = {
  name: string;
  /** What is started: a program with its words. */
  command: readonly string[];
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

/** Runs a gate. Beside other gates its output is printed when it has ended, else as it comes. */
export async function runGate(gate: Gate, { root, results }: Folders, isAlone: boolean): Promise<GateResult> {
  const start = performance.now();
  if (isAlone) console.log(`\n── ${gate.name}`);
  const { isPassed, output } = await runCommand(gate, root, isAlone);
  const milliseconds = performance.now() - start;
  if (!isAlone) process.stdout.write(`\n── ${gate.name}\n${output}`);
  const { report, repair } = gate;
  const hint = isPassed || repair === undefined ? '' : `\n    hint: ${repair}`;
  console.log(`${isPassed ? 'passed' : 'FAILED'}: ${gate.name}, ${(milliseconds / 1000).toFixed(1)} s${hint}`);
  const tests = report && (await readTestReport(join(results, report.file), { format: report.format, root }));
  return { gate, isPassed, milliseconds, tests: tests ?? [asTest(gate, isPassed, milliseconds)] };
}

export function asTest({ name, command }: Gate, isPassed: boolean, milliseconds: number): TestResult {
  return { title: name, file: command.join(' '), milliseconds, outcome: isPassed ? 'passed' : 'failed' };
}

async function runCommand(gate: Gate, root: string, isAlone: boolean): Promise<{ isPassed: boolean; output: string }> {
  const [program = '', ...words] = gate.command;
  const child = spawn(program, words, {
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
