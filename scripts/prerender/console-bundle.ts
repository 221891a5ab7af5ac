import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** Files of the console, by path below the site's folder. */
export type ConsoleBundle = { script: string; style: string };

type ConsoleBundleOptions = {
  /** Folder of the project. */
  root: string;
  base: string;
  /** The built site. */
  outDir: string;
  /** Keeps what was bundled, by version: Scalar is ten times what the rest of the site is. */
  cacheDir: string;
};

/** Bundles the console, or takes the bundle of the same versions and sources from the cache, and copies it into the site. */
export async function bundleConsole({ root, base, outDir, cacheDir }: ConsoleBundleOptions): Promise<ConsoleBundle> {
  const kept = join(cacheDir, await keyOf(root, base));
  const known = await readManifest(kept);
  const manifest = known ?? (await makeBundle({ root, base }, kept));
  await cp(join(kept, 'assets'), join(outDir, 'assets'), { recursive: true });
  return manifest;
}

/** Everything that goes into the bundle: our sources, and the versions of what they import. */
async function keyOf(root: string, base: string): Promise<string> {
  const hash = createHash('sha256').update(base);
  for (const folder of ['src/console', 'src/hooks']) {
    for (const name of (await readdir(join(root, folder))).sort())
      hash.update(await readFile(join(root, folder, name)));
  }
  for (const name of ['vite.config.ts', 'package-lock.json']) hash.update(await readFile(join(root, name)));
  return hash.digest('hex').slice(0, 12);
}

async function readManifest(folder: string): Promise<ConsoleBundle | undefined> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  // Our own output: see `makeBundle`.
  return text === undefined ? undefined : (JSON.parse(text) as ConsoleBundle);
}

const MANIFEST = 'manifest.json';

/** A folder is complete or not there: it is made beside its place and then moved. */
async function makeBundle({ root, base }: { root: string; base: string }, folder: string): Promise<ConsoleBundle> {
  const making = `${folder}.${process.pid}`;
  const name = 'assets/console/[name]-[hash]';
  const result = await build({
    root,
    base,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: making,
      emptyOutDir: true,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      target: ['chrome123', 'firefox121', 'safari17.5'],
      rolldownOptions: {
        input: { console: join(root, 'src/console/console.tsx') },
        checks: { pluginTimings: false },
        output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}.js`, assetFileNames: `${name}[extname]` },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one output expected');
  const script = result.output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const style = result.output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  if (script === undefined || style === undefined) throw new Error('the console has no script or no style');
  await writeFile(join(making, MANIFEST), JSON.stringify({ script, style }));
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, '..'), { recursive: true });
  await rename(making, folder);
  return { script, style };
}
