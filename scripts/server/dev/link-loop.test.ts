import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isLinkLoop } from './link-loop.ts';

it('finds links that lead back to where they are, and no others', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'link-loop-'));
  await mkdir(join(dir, 'guides/en'), { recursive: true });
  await mkdir(join(dir, 'shared'));
  await writeFile(join(dir, 'guides/page.md'), 'text');
  const links = {
    'guides/en/up': dir,
    'guides/en/here': '.',
    'guides/en/itself': 'itself',
    'guides/en/shared': '../../shared',
    'guides/en/copy.md': '../page.md',
    'guides/en/broken': 'nowhere',
  };
  for (const [path, target] of Object.entries(links)) await symlink(target, join(dir, path));

  const found = [...Object.keys(links), 'guides/page.md', 'guides/missing'].filter((path) =>
    isLinkLoop(join(dir, path)),
  );

  expect(found).toEqual(['guides/en/up', 'guides/en/here', 'guides/en/itself']);
  await rm(dir, { recursive: true });
});
