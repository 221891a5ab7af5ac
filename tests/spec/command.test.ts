import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runHere } from '../setup/run-here.ts';
import { copyWallet, type Edit } from './wallet-copy.ts';

const TIMEOUT_MS = 60_000;
const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

describe('npm run spec', () => {
  it('prints each problem, ends with a summary and exit code 1, and writes nothing', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const folder = await copy([
      { file: 'openapi/wallet.yaml', from: "value: '10.00'", to: 'value: 10' },
      { file: 'guides/en/wallet.md', from: 'description: What', to: 'description: Balances: what' },
    ]);
    const before = await getContents(folder);

    const { status, stdout } = run('spec.ts', '--site', folder);

    expect(status).toBe(1);
    expect(stdout.trim().split('\n').slice(-5)).toEqual([
      'guides/en/wallet.md:3:14  Nested mappings are not allowed in compact mappings. (guides can be read)',
      '    hint: A text that contains a colon needs quotes.',
      'openapi/wallet.yaml:44:34  The example is not valid: /data/balance/value must be string. (examples are valid)',
      '    hint: Schema: /paths/~1v1~1wallet~1{walletId}/get/responses/200/content/application~1json/schema',
      'spec: 17 of 17 gates, 2 errors, 0 warnings',
    ]);
    expect(stdout).toMatch(/^examples are valid … /m);
    expect(await getContents(folder)).toEqual(before);
  });
});

describe('npx api-docs diff', () => {
  it('lists the changes since a revision and refuses a breaking one', { timeout: TIMEOUT_MS }, async () => {
    const folder = await copy([]);
    commit(folder);
    const { status: unchanged } = await runHere('scripts/commands/diff.ts', '--site', folder, '--base', 'HEAD');
    const broken = await copy([
      { file: 'openapi/wallet.yaml', from: 'operationId: getWallet', to: 'operationId: readWallet' },
    ]);
    await cp(join(folder, '.git'), join(broken, '.git'), { recursive: true });

    const { status, stdout } = await runHere('scripts/commands/diff.ts', '--site', broken, '--base', 'HEAD');

    expect(unchanged).toBe(0);
    expect(status).toBe(1);
    expect(stdout).toContain(
      'openapi/wallet.yaml:17:5  warning: GET /v1/wallet/{walletId}: operationId was getWallet and is readWallet (breaking)',
    );
    expect(stdout).toContain('wallet: 0 added, 0 compatible, 1 breaking');
    expect(stdout).toMatch(
      /^openapi\/wallet\.yaml:\d+:\d+ {2}wallet: refused, a new draft number is needed \(info\.version is 1\.0\.0, was 1\.0\.0\)$/m,
    );
  });

  it('reports what is wrong with a revision', { timeout: TIMEOUT_MS }, async () => {
    const folder = await copy([]);
    commit(folder);

    const { status, stderr } = await runHere('scripts/commands/diff.ts', '--site', folder, '--base', 'nowhere');

    expect(status).toBe(1);
    expect(stderr.trim()).toBe('There is no revision "nowhere" here. Fetch it first, or check the spelling.');
  });
});

it('npx api-docs new release says in one sentence that it does not know a revision', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { status, stderr } = await runHere('scripts/commands/new-release.ts', '--revision', 'nowhere');

  expect([status, stderr]).toEqual([1, 'There is no revision "nowhere" here. Fetch it first, or check the spelling.']);
});

async function copy(edits: readonly Edit[]): Promise<string> {
  const folder = await copyWallet(edits);
  folders.push(folder);
  return folder;
}

function commit(folder: string): void {
  const identity = ['-c', 'user.name=Wallet', '-c', 'user.email=wallet@example.com'];
  for (const words of [
    ['init', '-q'],
    ['add', '.'],
    [...identity, 'commit', '-q', '-m', 'first'],
  ]) {
    spawnSync('git', ['-C', folder, ...words]);
  }
}

function run(script: string, ...words: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, ['--import', 'tsx', join('scripts/commands', script), ...words], {
    encoding: 'utf8',
  });
}

async function getContents(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const files = names.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
}
