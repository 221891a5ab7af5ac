import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../packages/simulator/certification/grade.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { PRODUCTS } from '../sandbox/products.ts';
import { bundleSimulator, REQUIRE } from '../setup/bundled-simulator.ts';
import { needs } from '../setup/installed.ts';
import { makeTemporaryFolder } from '../setup/temporary-folder.ts';

const TIMEOUT_MS = 1_800_000;

const folder = makeTemporaryFolder('further-clients');
const tokens = join(folder, 'token-client.mjs');
await build({
  entryPoints: [join(ROOT, 'tests/certification/token-client.ts')],
  outfile: tokens,
  ...{ bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
  banner: { js: REQUIRE },
});
const python = ['python3', join(ROOT, 'tests/certification/day.py')];
const simulator = await bundleSimulator();
let count = 0;

/** Certifies a program in a process of its own. */
const certify = (command: readonly string[], variables: Record<string, string>, only?: string) => {
  count += 1;
  const file = join(folder, `report-${count}.json`);
  const options = ['--certify', '--port', '0', '--seed', 'further', '--report', file];
  const args = [simulator, ...options];
  const more = only === undefined ? [] : ['--only', only];
  const day = { HELPERS: join(ROOT, 'samples'), CARD_PRODUCT: PRODUCTS.P1, PYTHONDONTWRITEBYTECODE: '1' };
  const env = { ...process.env, ...day, ...variables };
  return new Promise<Record<string, string>>((resolve) => {
    execFile(process.execPath, [...args, ...more, '--', ...command], { cwd: ROOT, env }, () => {
      const { points }: Report = JSON.parse(readFileSync(file, 'utf8'));
      resolve(Object.fromEntries(points.map(({ id, verdict }) => [id, verdict])));
    });
  });
};
const listFailed = (verdicts: Record<string, string>) =>
  Object.keys(verdicts).filter((id) => verdicts[id] === 'failed');

const [title, options] = needs('python-cryptography', 'Python');
describe.concurrent(title, options, () => {
  it('no point fails for a day of cards', { timeout: TIMEOUT_MS }, async () => {
    expect(listFailed(await certify(python, {}))).toEqual([]);
  });

  it.each([
    ['U2', 'takes a time-out for success', 'U1,U2'],
    ['U2', 'takes a time-out for failure', 'U1,U2'],
    ['U1', 'orders again under another number', 'U1'],
    ['S4', 'verifies JSON written again', 'S4'],
    ['R3', 'repeats refusals', 'R1,R3'],
    ['R1', 'ignores Retry-After', 'R1'],
    ['F2', 'takes an unknown status for final', 'F2'],
    ['I1', 'makes a key for each attempt', 'I1'],
  ])('%s fails for a program that %s', { timeout: TIMEOUT_MS }, async (point, mistake, only) => {
    expect(listFailed(await certify(python, { MISTAKE: mistake }, only))).toEqual([point]);
  });
});

describe.concurrent('Node.js', () => {
  it('no point fails for a withdrawal of tokens', { timeout: TIMEOUT_MS }, async () => {
    const verdicts = await certify(['node', tokens], {});
    expect(listFailed(verdicts)).toEqual([]);
    expect(verdicts).toMatchObject({ O1: 'passed', U2: 'passed', W2: 'passed', W6: 'passed', W8: 'passed' });
  });

  it.each([
    ['W2', 'acknowledges deposits only'],
    ['W6', 'connects again at once'],
    ['W8', 'connects again after another instance took over'],
  ])('%s fails for a program that %s', { timeout: TIMEOUT_MS }, async (point, mistake) => {
    expect(listFailed(await certify(['node', tokens], { LISTENER_MISTAKE: mistake }, 'W*'))).toEqual([point]);
  });
});
