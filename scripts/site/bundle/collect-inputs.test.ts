import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { collectInputs } from './collect-inputs.ts';

it('the inputs of a bundle are the files of the project and of a provider elsewhere, without packages', async () => {
  const dir = await realpath(await mkdtemp(join(tmpdir(), 'inputs-')));
  const root = join(dir, 'project');
  await mkdir(join(root, 'node_modules/one'), { recursive: true });
  await mkdir(join(dir, 'shop'));
  await writeFile(join(root, 'node_modules/one/package.json'), '{"name":"one","main":"index.js"}');
  await writeFile(join(root, 'node_modules/one/index.js'), 'export const one = Date.now();');
  await writeFile(join(root, 'main.js'), "import { one } from 'one'; console.log(one, import('../shop/provider.js'));");
  await writeFile(join(dir, 'shop/provider.js'), 'export const provider = Date.now();');
  const inputs = new Set<string>();

  await build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [collectInputs(root, inputs)],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
  await rm(dir, { recursive: true });

  expect([...inputs].sort()).toEqual([join('..', 'shop', 'provider.js'), 'main.js']);
});
