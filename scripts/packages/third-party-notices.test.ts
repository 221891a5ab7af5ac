import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { ROOT } from '../installation/installation.ts';
import { collectPackages, formatThirdPartyNotices, readPackageNotices } from './third-party-notices.ts';

it('names packages and fonts with their licences, and a text that several share once', async () => {
  const ofPages = await readPackageNotices(ROOT, ['node_modules/scheduler', 'node_modules/react']);
  const ofConsole = await readPackageNotices(ROOT, ['node_modules/react']);
  const text = await formatThirdPartyNotices(ROOT, [...ofPages, ...ofConsole]);

  expect(text).toMatch(
    /\nreact \d+\.\d+\.\d+\nscheduler \d+\.\d+\.\d+\n\nMIT License\n\nCopyright \(c\) Meta Platforms/,
  );
  expect(text.match(/Permission is hereby granted, free of charge, to any person obtaining a copy\n/g)).toHaveLength(1);
  expect(text).toMatch(/\nFont: hanken-grotesk\n[\s\S]*SIL OPEN FONT LICENSE/);
});

it('finds the packages of a bundle and of its workers', async () => {
  const root = await mkdtemp(join(tmpdir(), 'packages-'));
  const packages = new Set<string>();
  for (const name of ['one', '@shop/two', '@shop/two/node_modules/three', 'unused']) {
    await mkdir(join(root, 'node_modules', name), { recursive: true });
    await writeFile(join(root, 'node_modules', name, 'package.json'), `{"name":"${name}","main":"index.js"}`);
    await writeFile(join(root, 'node_modules', name, 'index.js'), `export const text = () => Date.now() + '${name}';`);
  }
  await writeFile(join(root, 'node_modules/@shop/two/index.js'), "export { text } from 'three';");
  await writeFile(join(root, 'worker.js'), "import { text } from '@shop/two'; postMessage(text());");
  await writeFile(
    join(root, 'main.js'),
    "import { text } from 'one'; console.log(text(), new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }));",
  );
  const plugins = () => [collectPackages(packages)];
  const options = { write: false, rolldownOptions: { input: join(root, 'main.js') } };

  await build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: plugins(),
    worker: { plugins, format: 'es' },
    build: options,
  });
  await rm(root, { recursive: true });

  expect([...packages].sort()).toEqual(['node_modules/@shop/two/node_modules/three', 'node_modules/one']);
});
