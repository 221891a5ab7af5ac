import { basename, dirname, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { AuthorError } from '../../../packages/base/node/author-error.ts';
import { type Notice, readPackageNotices } from '../../packages/third-party-notices.ts';

/** `…/node_modules/@b/c` of a file in it. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const TARGET = ['chrome123', 'firefox121', 'safari17.5'];

/** Paths of a bundled module and of its styles, below the site, and the packages in it. */
export type ModuleBundle = { script: string; style?: string; notices: Notice[] };

/**
 * Bundles a module that a site names, with all that it imports, into `assets/NAME` of the site: beside an interface that is bundled already.
 * Throws with file and line of what cannot be read.
 */
export async function bundleModule(name: string, file: string, outDir: string): Promise<ModuleBundle> {
  const dir = dirname(file);
  const { metafile } = await build({
    ...{ entryPoints: [file], bundle: true, splitting: true, format: 'esm', target: TARGET, minify: true },
    ...{ outdir: resolve(outDir, 'assets', name), entryNames: `${name}-[hash]`, chunkNames: '[name]-[hash]' },
    ...{ metafile: true, logLevel: 'silent', absWorkingDir: dir, jsx: 'automatic' },
  }).catch((error: Error) => {
    throw new AuthorError(`The ${name} cannot be bundled. ${error.message}`);
  });
  // A module that is imported with `import()` is an entry too.
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === basename(file));
  if (entry === undefined) throw new Error('esbuild returned no entry');
  const [script, { cssBundle }] = entry;
  const toPath = (output: string) => relative(outDir, resolve(dir, output)).replaceAll(sep, '/');
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  const folders = inputs.flatMap((input) => PACKAGE_FOLDER.exec(resolve(dir, input))?.[0] ?? []);
  return {
    script: toPath(script),
    ...(cssBundle !== undefined && { style: toPath(cssBundle) }),
    notices: await readPackageNotices(dir, folders),
  };
}
