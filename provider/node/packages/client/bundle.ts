import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** A module and its source map, in which who signs with it reads its sources. */
export type BundledModule = { code: string; map: string };

/** Bundles a module with all that it imports, for every platform that has WebCrypto and `fetch`, as `index.js`. */
export async function bundleModule(entry: string): Promise<BundledModule> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      sourcemap: true,
      target: 'es2023',
      lib: { entry, formats: ['es'], fileName: 'index' },
      // Vite does not minify libraries for bundlers; this one is loaded as it is too.
      rolldownOptions: { output: { minify: true } },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const chunks = output?.output.filter(({ type }) => type === 'chunk') ?? [];
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk' || !chunk.map || chunks.length > 1) throw new Error(`${entry} is not one module.`);
  return { code: chunk.code, map: chunk.map.toString() };
}

/** The licences of bundled packages, each with its name. */
export async function readLicences(root: string, packages: readonly string[]): Promise<string> {
  const texts = packages.map(
    async (name) => `${name}\n\n${await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8')}`,
  );
  return (await Promise.all(texts)).join('\n---\n\n');
}
