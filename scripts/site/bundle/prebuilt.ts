import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PREBUILT } from '../../installation/installation.ts';
import { bundleModule } from './bundle-module.ts';
import type { BundleOptions } from './bundle-request.ts';

/** The base of what is bundled for the package (`scripts/packages/generator`); each site has its own instead. */
export const PREBUILT_BASE = '/__base__/';

/** Copies the interface of the package to a site: only a provider of the site is bundled. As `cacheBundle` in `bundle.ts`. */
export async function copyPrebuilt({ base, outDir, provider }: BundleOptions) {
  const folder = PREBUILT;
  const readOwn = async (file: string) => (await readFile(join(folder, file), 'utf8')).replaceAll(PREBUILT_BASE, base);
  // Written by `scripts/packages/generator/prebuild.ts`: the bundle, and the files that have the base in them.
  const { based, ...result }: { based: string[] } = JSON.parse(await readOwn('bundle.json'));
  await cp(join(folder, 'site'), outDir, { recursive: true });
  await Promise.all(based.map(async (file) => writeFile(join(outDir, file), await readOwn(`site/${file}`))));
  if (provider === undefined) return { folder, result };
  const { script } = await bundleModule('provider', provider, outDir);
  return { folder, result: { ...result, provider: base + script } };
}
