import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Gate, runGate } from './gate.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'gate-'));
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

async function run(command: string, gate: Partial<Gate> = {}) {
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts: { brew: command } }));
  return runGate(
    { name: 'brew tea', command: ['npm', 'run', '--silent', 'brew'], ...gate },
    { root, results: root },
    false,
  );
}

it('passes when its script does, and counts as one test', async () => {
  const result = await run('exit 0');

  expect(result.isPassed).toBe(true);
  expect(result.tests).toMatchObject([{ title: 'brew tea', file: 'npm run --silent brew', outcome: 'passed' }]);
});

it('fails when its script does, and prints what it wrote', async () => {
  const result = await run('echo too hot && exit 3');

  expect(result).toMatchObject({ isPassed: false, tests: [{ outcome: 'failed' }] });
  expect(process.stdout.write).toHaveBeenCalledWith(expect.stringContaining('too hot'));
});

it('counts as one failure when the test runner ended before it wrote its report', async () => {
  const report = { format: 'vitest', file: 'unit.json' } as const;

  expect((await run('exit 1', { report })).tests).toMatchObject([{ outcome: 'failed' }]);
});

it('has the tests that its report lists', async () => {
  const assertionResults = [{ fullName: 'pours', status: 'passed', duration: 4 }];
  const report = { testResults: [{ name: join(root, 'pot.test.ts'), status: 'passed', assertionResults }] };
  await writeFile(join(root, 'unit.json'), JSON.stringify(report));

  const { tests } = await run('exit 0', { report: { format: 'vitest', file: 'unit.json' } });

  expect(tests).toEqual([{ title: 'pours', file: 'pot.test.ts', milliseconds: 4, outcome: 'passed' }]);
});
