import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

type Installed = { integrity?: string; link?: boolean };

const readJson = async (name: string) => JSON.parse(await readFile(new URL(`../${name}`, import.meta.url), 'utf8'));

it('says exactly which version of each dependency is installed', async () => {
  const { dependencies, devDependencies } = await readJson('package.json');
  const versions: [string, string][] = Object.entries({ ...dependencies, ...devDependencies });

  expect(versions.length).toBeGreaterThan(20);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('knows the checksum of every package, for each platform', async () => {
  const { packages } = await readJson('package-lock.json');
  const installed = Object.entries<Installed>(packages).filter(([path]) => path !== '');

  expect(installed.length).toBeGreaterThan(200);
  expect(installed.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path)).toEqual([]);
});
