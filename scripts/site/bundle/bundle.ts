import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeOwnFolder } from '../publish/temporary-folder.ts';

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
  /** Addresses of the web fonts. */
  fonts: string[];
  /** Text of the inline boot script. */
  boot: string;
  /** Text of the script of the relay, which is inside its document. */
  relay: string;
  /** File of the server entry. */
  server: string;
  /** Folders of the packages that readers receive code of, below the project. */
  packages: string[];
};

/** Files of the console, by path below the site's folder, and the folders of the packages in them, below the project. */
export type ConsoleBundle = { script: string; style: string; packages: string[] };

export type BundleOptions = {
  /** Folder of the project. */
  root: string;
  base: string;
  /** The built site: receives `assets/`. */
  outDir: string;
};

/** What `vite-builds.ts` must build, as JSON. */
export type BuildRequest = { target: 'interface' | 'console' } & BundleOptions & {
    /** Receives the server entry of the interface. */
    serverDir: string;
  };

const CONSOLE_FOLDERS = [
  'console',
  'dom',
  'hooks',
  'model',
  'navigation',
  'playground',
  'protocol',
  'relay',
  'samples',
  'sandbox',
  'site',
  'ui',
];

/** The console has no configuration of Vite: these are its sources, and the versions of everything else. */
const CONSOLE_INPUTS = [
  ...CONSOLE_FOLDERS.map((folder) => `src/${folder}`),
  // What the provider in the page takes of the documents.
  '.generated/sandbox',
  'scripts/site/bundle/vite-builds.ts',
  'package-lock.json',
];

export async function bundleInterface(options: BundleOptions): Promise<Bundle> {
  // Inside the project, where Node finds the packages that the server entry imports.
  const serverDir = makeOwnFolder(join(options.root, '.generated'), 'server-');
  return (await runBuild({ target: 'interface', ...options, serverDir })) as Bundle;
}

/** Scalar is ten times what the rest of the site is, so its bundle is cached: it takes 7 s of processor time. */
export async function bundleConsole({ root, base, outDir }: BundleOptions): Promise<ConsoleBundle> {
  const cacheDir = join(root, '.generated/.cache/console');
  const hash = hashFiles(root, CONSOLE_INPUTS);
  const folder = await cacheFolder({ cacheDir, name: encodeURIComponent(base), hash }, async (folder) => {
    const request: BuildRequest = { target: 'console', root, base, outDir: folder, serverDir: '' };
    await writeFile(join(folder, 'bundle.json'), JSON.stringify(await runBuild(request)));
  });
  await cp(join(folder, 'assets'), join(outDir, 'assets'), { recursive: true });
  // Our own output: see above.
  return JSON.parse(await readFile(join(folder, 'bundle.json'), 'utf8')) as ConsoleBundle;
}

/** In a process of its own: its memory is gone when it ends, and it runs beside the compiler. */
async function runBuild(request: BuildRequest): Promise<unknown> {
  const script = join(import.meta.dirname, 'vite-builds.ts');
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

type CacheOptions = {
  cacheDir: string;
  /** Only the newest folder of a name is kept. */
  name: string;
  /** Of everything that the folder is made from. */
  hash: string;
};

/** A folder that `make` fills, unless it has been filled for the same hash. It is filled beside its path and then renamed. */
export async function cacheFolder(
  { cacheDir, name, hash }: CacheOptions,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cacheDir, `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  const making = makeOwnFolder(cacheDir, 'making-');
  await make(making);
  await rename(making, folder).catch((error: unknown) => {
    // Another build has made the same one meanwhile.
    if (!existsSync(folder)) throw error;
  });
  const others = (await readdir(cacheDir)).filter(
    (other) => other.startsWith(`${name}-`) && other !== `${name}-${hash}`,
  );
  for (const other of others) await rm(join(cacheDir, other), { recursive: true, force: true });
  return folder;
}

/** Hash of files, and of all files of folders without their tests. Synchronous: hundreds of small files are read in a tenth of the time. */
export function hashFiles(root: string, names: string[]): string {
  const hash = createHash('sha256');
  for (const name of names.flatMap((name) => listFiles(root, name)))
    hash.update(`\0${name}\0`).update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 12);
}

function listFiles(root: string, name: string): string[] {
  if (!statSync(join(root, name)).isDirectory()) return [name];
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
