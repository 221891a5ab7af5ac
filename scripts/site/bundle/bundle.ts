import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { isPackage } from '../../installation/installation.ts';
import type { Notice } from '../../packages/third-party-notices.ts';
import { cacheFolder, listFiles } from './bundle-cache.ts';
import type { BuildRequest, BundleOptions } from './bundle-request.ts';
import { copyPrebuilt } from './prebuilt.ts';

/** The layouts that have critical styles of their own: operations, other documents, and home, overview, 404 and error codes. */
export type CriticalSheet = 'operation' | 'guide' | 'home';

/** What the browser runs, and the same code for the prerender. */
export type Bundle = {
  /** Addresses of the modules that start React, in the order in which they are to run. */
  client: string[];
  styles: {
    /** Text of the critical styles of each layout, which is inside its pages. */
    critical: Record<CriticalSheet, string>;
    /** Address of the rest: a file that all pages share. */
    deferred: string;
  };
  /** Address of the provider's module, of a site that names one. */
  provider?: string;
  /** Addresses of the web fonts. */
  fonts: string[];
  /** Text of the inline boot script. */
  boot: string;
  /** Text of the script of the relay, which is inside its document. */
  relay: string;
  /** Text of the service worker, and of the one that removes it. */
  serviceWorker: string;
  removal: string;
  /** Addresses of what any page needs to start, and to search: modules, styles, fonts, strings of the interface. */
  offline: string[];
  /** File of the server entry. */
  server: string;
  /** The packages that readers receive code of. */
  notices: Notice[];
};

/** Files of the project that a bundle was made from, below it, beside those that `listSharedInputs` names. */
export type BuildResult = Bundle & { inputs: string[] };

/** Bundles what pages need, and the same code for the prerender. Cached, because it takes 5 s of processor time and 740 MB; the package has it ready. */
export async function bundleInterface(options: BundleOptions): Promise<Bundle> {
  const { folder, result } = await (isPackage ? copyPrebuilt(options) : cacheBundle(options));
  // Our own output: `build-interface.ts`.
  const bundle = result as Bundle;
  return { ...bundle, server: join(folder, bundle.server) };
}

/** What decides how modules are compiled and bundled, and what no module names. */
function listSharedInputs(root: string): string[] {
  return [
    // Style sheets import others by `@import`, which are not modules.
    ...['site', 'src'].flatMap((folder) => listFiles(root, folder, /\.css$/)),
    ...listFiles(root, 'src', /^tsconfig.*\.json$/),
    ...listFiles(root, 'src/assets', /./),
    ...listFiles(root, 'scripts/site/bundle', /^(?!.*\.test).*\.ts$/),
    ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'vite.config.ts'],
  ];
}

/** Copies the files of a bundle to the site. The folder has them in `site`, and beside it what the build itself reads. */
async function cacheBundle({ root, base, outDir, provider }: BundleOptions) {
  const cacheDir = join(root, '.generated/.cache/bundles');
  const name = [base, provider ? relative(root, provider) : ''].map(encodeURIComponent).join('+');
  const folder = await cacheFolder({ root, cacheDir, name }, async (folder) => {
    const { inputs, ...result } = await runBuild({ root, base, provider, outDir: folder });
    await writeFile(join(folder, 'bundle.json'), JSON.stringify(result));
    return [...new Set([...inputs, ...listSharedInputs(root)])];
  });
  await cp(join(folder, 'site'), outDir, { recursive: true });
  const result: unknown = JSON.parse(await readFile(join(folder, 'bundle.json'), 'utf8'));
  return { folder, result };
}

/** In a process of its own: its memory is gone when it ends, and it runs beside the compiler. */
export async function runBuild(request: BuildRequest): Promise<BuildResult> {
  const script = join(import.meta.dirname, 'build-interface.ts');
  const words = ['--import', 'tsx', script, JSON.stringify(request)];
  const running = promisify(execFile)(process.execPath, words, { cwd: request.root, maxBuffer: 2 ** 24 });
  // Before its folders are removed. When a signal ends this process, the other one ends with its standard input.
  process.prependOnceListener('exit', () => running.child.kill('SIGKILL'));
  const { stdout, stderr } = await running.catch((error: unknown) => {
    // Of an error in another process only its text arrives.
    throw String(error).includes('ENOSPC') ? Object.assign(new Error('disk full'), { code: 'ENOSPC' }) : error;
  });
  process.stderr.write(stderr);
  return JSON.parse(stdout);
}
