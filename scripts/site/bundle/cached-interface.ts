import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bundle } from './bundle.ts';
import { keptBundle } from './bundle-cache.ts';

type InterfaceOptions = {
  /** Folder of the project. */
  root: string;
  base: string;
  /** The built site: receives `assets/`. */
  outDir: string;
  cacheDir: string;
};

const MADE_OF = [
  'src',
  'scripts/site/bundle/bundle.ts',
  'scripts/site/bundle/shipped-packages.ts',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * The bundle of what the browser runs, and of the same code for the prerender. A build that changes only content takes that of the
 * build before, and does not even load the bundler: `decisions/0053`.
 */
export async function bundleInterface({ root, base, outDir, cacheDir }: InterfaceOptions): Promise<Bundle> {
  const { folder, manifest } = await keptBundle({ root, cacheDir, madeOf: MADE_OF, salt: base }, async (folder) => {
    const { bundle } = await import('./bundle.ts');
    const { server: _server, ...made } = await bundle({ root, base, ...getFolders(folder) });
    return made;
  });
  const { outDir: bundled, serverDir } = getFolders(folder);
  await cp(bundled, outDir, { recursive: true });
  return { ...manifest, server: join(serverDir, 'entry.server.js') };
}

function getFolders(folder: string) {
  return { outDir: join(folder, 'site'), serverDir: join(folder, 'server') };
}
