import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { getFolder } from './chunk-groups.ts';

const ROOT = join('/', 'project');

function place(module: string | null, provider: string): string {
  // Only these are read.
  const chunk = { name: 'chunk', facadeModuleId: module } as Rolldown.PreRenderedChunk;
  return getFolder(chunk, { root: ROOT, provider });
}

it.each([
  ['a module of the interface', join(ROOT, 'src/search/dialog/SearchDialog.tsx'), 'search/dialog/'],
  ['a module of the provider', join(ROOT, 'site/provider/index.ts'), 'provider/'],
  ['a module in a folder of the provider', join(ROOT, 'site/provider/doctor/load-doctor.ts'), 'provider/doctor/'],
  ['what several modules share', null, 'shared/'],
])('the chunk of %s has the folder of its source', (_, module, folder) => {
  expect(place(module, join(ROOT, 'site/provider'))).toBe(folder);
});

it('the chunks of a provider outside of the project are in one folder with those of any other', () => {
  const elsewhere = join('/', 'shop', 'provider');

  expect(place(join(elsewhere, 'machines.js'), elsewhere)).toBe('provider/');
  expect(place(join(elsewhere, 'labs', 'order-lab.js'), elsewhere)).toBe('provider/labs/');
});
