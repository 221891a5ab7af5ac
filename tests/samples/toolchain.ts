import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe } from 'vitest';
import type { SampleLanguageName } from '../../src/model/sample-languages.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const HELPERS = join(ROOT, 'samples');
export const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
export const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/** Tests of every language of the registry: one that is missing does not compile. */
export function describeLanguages(title: string, tests: Record<SampleLanguageName, () => void>): void {
  describe(title, () => {
    for (const register of Object.values(tests)) register();
  });
}

type Needy = [title: string, options: { skip: boolean; timeout: number }];

/** Name of a test that needs a program, and options that skip it where the program is not installed. */
export function needs(program: string, title: string): Needy {
  const isThere = succeeds([program, ['go', 'openssl'].includes(program) ? 'version' : '--version']);
  return needy(title, { isThere, what: program });
}

/** The same for a package of Python. */
export function needsPython(module: string, title: string, python = 'python3'): Needy {
  const isThere = succeeds([python, '-c', `import ${module}`]);
  return needy(title, { isThere, what: `the Python package ${module}` });
}

/** The interpreter that has a package. Those of Debian are for its own one, which a version manager may hide. */
export function findPython(module: string): string {
  return ['python3', '/usr/bin/python3'].find((python) => succeeds([python, '-c', `import ${module}`])) ?? 'python3';
}

/** Where Debian installs packages of Go, as a GOPATH. */
export const DEBIAN_GO = '/usr/share/gocode';

/** Go with a package of the system. */
export function needsGo(path: string, title: string): Needy {
  const isThere = succeeds(['go', 'version']) && existsSync(join(DEBIAN_GO, 'src', path));
  return needy(title, { isThere, what: `the Go package ${path}` });
}

/** PHP with the library that fields need, wherever it is installed. */
export function needsPhp(title: string): Needy {
  const isThere = succeeds(['php', '-r', "exit(@include 'phpseclib3/autoload.php' ? 0 : 1);"]);
  return needy(title, { isThere, what: 'PHP with phpseclib 3' });
}

/** Makes the library of PHP available in a folder, as Composer would. */
export async function addPhpLibrary(folder: string): Promise<void> {
  await mkdir(join(folder, 'vendor'), { recursive: true });
  await writeFile(join(folder, 'vendor/autoload.php'), "<?php\nrequire 'phpseclib3/autoload.php';\n");
}

function succeeds([program = '', ...values]: string[]): boolean {
  return spawnSync(program, values, { stdio: 'ignore' }).status === 0;
}

function needy(title: string, { isThere, what }: { isThere: boolean; what: string }): Needy {
  return [isThere ? title : `${title} (skipped: ${what} is not installed)`, { skip: !isThere, timeout: 120_000 }];
}

/** Runs a program to its end and gives what it printed. Fails with its complaint. */
export async function run(
  [program = '', ...values]: string[],
  { cwd, env }: { cwd: string; env?: Record<string, string> },
): Promise<string> {
  // Go without modules takes files as they are; Python leaves no cache beside the sources.
  const quiet = { GO111MODULE: 'off', PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout } = await promisify(execFile)(program, values, { cwd, env: { ...process.env, ...quiet, ...env } });
  return stdout;
}

/** A new folder for what compilers write. */
export async function workFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Copies files side by side into a folder, as a reader would save them. */
export async function copyInto(folder: string, files: string[]): Promise<void> {
  await Promise.all(files.map((file) => copyFile(file, join(folder, basename(file)))));
}
