import { dirname, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { AuthorError } from '../../../packages/base/node/author-error.ts';

const TARGET = ['chrome123', 'firefox121', 'safari17.5'];

/**
 * Bundles the module of a provider with all that it imports into `assets/provider` of a site, for an interface that is bundled already. Returns
 * its path below the site. Throws with file and line of what cannot be read.
 */
export async function bundleProvider(file: string, outDir: string): Promise<string> {
  const { metafile } = await build({
    ...{ entryPoints: [file], bundle: true, splitting: true, format: 'esm', target: TARGET, minify: true },
    ...{ outdir: resolve(outDir, 'assets/provider'), entryNames: 'provider-[hash]', chunkNames: '[name]-[hash]' },
    ...{ metafile: true, logLevel: 'silent', absWorkingDir: dirname(file) },
  }).catch((error: Error) => {
    throw new AuthorError(`The provider cannot be bundled. ${error.message}`);
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint !== undefined)?.[0];
  if (entry === undefined) throw new Error('esbuild returned no entry');
  return relative(outDir, resolve(dirname(file), entry)).replaceAll(sep, '/');
}
