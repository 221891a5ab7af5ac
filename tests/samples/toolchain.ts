import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe } from 'vitest';
import type { SampleLanguageName } from '../../src/model/sample-languages.ts';
import { atNight } from '../setup/nightly.ts';
import { isDaily } from './execution/each-language.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const HELPERS = join(ROOT, 'samples');
export const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
export const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/** Tests of every language of the registry: one that is missing does not compile. */
export function describeLanguages(title: string, tests: Record<SampleLanguageName, () => void>): void {
  describe(title, () => {
    for (const [language, register] of Object.entries(tests)) describe(language, atNight(isDaily(language)), register);
  });
}

/** Makes the library of PHP available in a folder, as Composer would. */
export async function addPhpLibrary(folder: string): Promise<void> {
  await mkdir(join(folder, 'vendor'), { recursive: true });
  await writeFile(join(folder, 'vendor/autoload.php'), "<?php\nrequire 'phpseclib3/autoload.php';\n");
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
