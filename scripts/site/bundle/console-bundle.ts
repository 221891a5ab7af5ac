import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keptBundle } from './bundle-cache.ts';

/** Files of the console, by path below the site's folder, and the folders of the packages in them, below the project. */
export type ConsoleBundle = { script: string; style: string; packages: string[] };

type ConsoleBundleOptions = {
  /** Folder of the project. */
  root: string;
  base: string;
  /** The built site. */
  outDir: string;
  cacheDir: string;
};

/** Ours, and the versions of everything else: `vite.config.ts` is not used. */
const MADE_OF = [
  'src/console',
  'src/hooks',
  'scripts/site/bundle/cached-console.ts',
  'scripts/site/bundle/shipped-packages.ts',
  'package-lock.json',
];

/** The bundle of the console, made or kept, copied into the site: Scalar is ten times what the rest of the site is. */
export async function bundleConsole({ root, base, outDir, cacheDir }: ConsoleBundleOptions): Promise<ConsoleBundle> {
  const { folder, manifest } = await keptBundle({ root, cacheDir, madeOf: MADE_OF, salt: base }, (folder) =>
    makeBeside({ root, base, folder }),
  );
  await cp(join(folder, 'assets'), join(outDir, 'assets'), { recursive: true });
  return manifest;
}

/** In a process of its own: its gigabyte is gone when it ends, and the other processor has something to do. */
async function makeBeside({ root, base, folder }: { root: string; base: string; folder: string }) {
  const script = join(root, 'scripts/site/bundle/bundle-console-process.ts');
  const running = promisify(execFile)(process.execPath, ['--import', 'tsx', script, base, folder], { cwd: root });
  process.once('exit', () => running.child.kill());
  const { stdout } = await running;
  // Our own output: see there.
  return JSON.parse(stdout) as ConsoleBundle;
}
