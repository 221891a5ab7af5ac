import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** A module and its source map, in which who signs with it reads its sources. */
export type BundledModule = { code: string; map: string };

/** Bundles a module with all that it imports, for every platform that has WebCrypto and `fetch`, as `index.js`. */
export async function bundleModule(root: string, entry: string): Promise<BundledModule> {
  const { outputFiles } = await build({
    ...{ absWorkingDir: root, entryPoints: [entry], outfile: 'index.js', write: false },
    ...{ bundle: true, format: 'esm', target: 'es2023', sourcemap: true, legalComments: 'none', minify: true },
    // Node.js prints the whole line in which an error was thrown.
    lineLimit: 120,
  });
  const [map, code] = [
    outputFiles.find(({ path }) => path.endsWith('.map')),
    outputFiles.find(({ path }) => path.endsWith('.js')),
  ];
  if (!map || !code) throw new Error(`${entry} gave no module.`);
  return { code: code.text, map: map.text };
}

/** The licences of bundled packages, each with its name. */
export async function readLicences(root: string, packages: readonly string[]): Promise<string> {
  const texts = packages.map(
    async (name) => `${name}\n\n${await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8')}`,
  );
  return (await Promise.all(texts)).join('\n---\n\n');
}
