import { execFile } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/installation/installation.ts';
import { operations } from '../expected/documented.ts';
import { makeTemporaryFolder } from '../setup/temporary-folder.ts';
import { writeNoteCard } from './note-card.ts';

const execute = promisify(execFile);

const SKELETON = {
  id: 'noteCard',
  call: 'POST /v2/card/{cardId}/note',
  tag: 'Card',
  page: '/guide/card/card-note',
  title: 'Add a Card Note',
  'title-zh': '添加卡备注',
};

it('an endpoint is six files by hand, then contract, types and build are green', { timeout: 900_000 }, async () => {
  const copy = await copyCheckout();
  const run = async (program: string, ...args: string[]) => (await execute(program, args, { cwd: copy })).stdout;

  // Without npx, which may have the program of another checkout in its cache.
  const apiDocs = (...words: string[]) => run(process.execPath, 'scripts/commands/api-docs.mjs', ...words);

  await apiDocs('new', 'operation', ...Object.entries(SKELETON).flatMap(([name, text]) => [`--${name}`, text]));
  const byHand = await writeNoteCard(copy);
  await apiDocs('examples');
  await apiDocs('stamp');

  expect(byHand.length).toBeLessThanOrEqual(6);
  expect(await run('npm', 'run', 'spec')).toContain('0 errors, 0 warnings');
  await run('npm', 'run', 'types');
  await run('npm', 'run', 'lint');
  expect(await run('npm', 'run', 'build')).toContain(`${operations.length + 1} operations`);
});

/** The files of this checkout that are not ignored, with its packages. */
async function copyCheckout(): Promise<string> {
  const copy = makeTemporaryFolder('recipe');
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout: names } = await execute('git', list, { cwd: ROOT });
  for (const name of names.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, name)), { recursive: true });
    await cp(join(ROOT, name), join(copy, name));
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
