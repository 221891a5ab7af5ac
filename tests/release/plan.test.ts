import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planRelease } from '../../scripts/release/plan.ts';
import { copyWallet } from '../spec/wallet-copy.ts';

let root: string;
let version: string;

beforeEach(async () => {
  root = await copyWallet([]);
  git('init', '--quiet');
  version = /^ {2}version: (\S+)/m.exec(await readFile(join(root, 'openapi/wallet.yaml'), 'utf8'))?.[1] ?? '';
  commit('documents');
});

afterEach(() => rm(root, { recursive: true }));

function git(...words: string[]): string {
  const names = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return String(execFileSync('git', ['-C', root, ...names, ...words])).trim();
}

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

async function writeEntry(summary = 'A first version.'): Promise<void> {
  const change =
    'document: wallet, rating: added, kind: added, at: getWallet, what: operation, operations: [getWallet]';
  const lines = [
    `version: ${version}`,
    "date: '2026-03-01'",
    `revision: ${git('rev-parse', 'HEAD')}`,
    `summary: { en: [${summary}], zh: [${summary}] }`,
    `changes: [{ ${change} }]`,
  ];
  await mkdir(join(root, 'openapi/releases'), { recursive: true });
  await writeFile(join(root, `openapi/releases/${version}.yaml`), `${lines.join('\n')}\n`);
  commit('entry');
}

const plan = () => planRelease(root, ({ message }) => expect.fail(message));

it('a version with an entry in a clean work tree can be released', async () => {
  await writeEntry();

  expect(await plan()).toMatchObject({ tag: `v${version}`, rating: '1 added', obstacles: [] });
});

it('names what has to be done first', async () => {
  expect((await plan()).obstacles).toEqual([expect.stringContaining('has no entry of the change log')]);
  await writeEntry('TODO');
  expect((await plan()).obstacles).toEqual([expect.stringContaining('is not written in each language')]);
});

it('refuses a work tree with changes, and a contract that has changed since its entry', async () => {
  await writeEntry();
  const file = join(root, 'openapi/wallet.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^ +required: \[.*\n/m, ''));

  expect((await plan()).obstacles).toEqual([
    expect.stringMatching(/has \d+ changes since its entry was written/),
    expect.stringContaining('The work tree has changes'),
  ]);
});

it('refuses a version that is the tag of another commit, not one of this commit', async () => {
  await writeEntry();
  git('tag', '--annotate', `v${version}`, '--message', 'released');
  expect((await plan()).obstacles).toEqual([]);

  await appendFile(join(root, 'readme.txt'), 'more');
  commit('more');
  expect((await plan()).obstacles).toEqual([expect.stringContaining('is the tag of another commit')]);
});
