import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../../packages/base/node/options.ts';

/** Writes files that must not exist yet, and lists them. Nothing is written when one exists. */
export async function writeNewFiles(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  const existing = [...files.keys()].find((file) => existsSync(join(root, file)));
  if (existing !== undefined) throw new UsageError(`${existing} exists already.`);
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
    console.log(`written: ${file}`);
  }
}
