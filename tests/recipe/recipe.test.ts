import { execFileSync } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/installation/installation.ts';
import { operations } from '../expected/documented.ts';
import { makeTemporaryFolder } from '../setup/temporary-folder.ts';
import { writeNoteCard } from './note-card.ts';

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
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  run(
    'npx',
    'api-docs',
    'new',
    'operation',
    ...Object.entries(SKELETON).flatMap(([name, text]) => [`--${name}`, text]),
  );
  const byHand = await writeNoteCard(copy);
  run('npx', 'api-docs', 'examples');
  run('npx', 'api-docs', 'stamp');

  expect(byHand.length).toBeLessThanOrEqual(6);
  expect(run('npm', 'run', 'spec')).toContain('0 errors, 0 warnings');
  run('npm', 'run', 'types');
  run('npm', 'run', 'lint');
  expect(run('npm', 'run', 'build')).toContain(`${operations.length + 1} operations`);
});

/** The files of this checkout that are not ignored, with its packages. */
async function copyCheckout(): Promise<string> {
  const copy = makeTemporaryFolder('recipe');
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const name of names.toString().split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, name)), { recursive: true });
    await cp(join(ROOT, name), join(copy, name));
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
