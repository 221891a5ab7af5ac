import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeTemporaryFolder } from '../setup/temporary-folder.ts';

/** One edit of a file: the first text is replaced by the second; without a first text the file is written anew. */
export type Edit = { file: string; from?: string; to: string | Uint8Array };

/** A copy of the fixture site `wallet`, which passes all gates, with mistakes planted in it. */
export async function copyWallet(edits: readonly Edit[]): Promise<string> {
  const folder = makeTemporaryFolder('wallet');
  await cp('tests/fixtures/spec/wallet', folder, { recursive: true });
  for (const { file, from, to } of edits) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, from === undefined ? to : replaceOnce(await readFile(path, 'utf8'), from, String(to)));
  }
  return folder;
}

function replaceOnce(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The fixture does not contain "${from}".`);
  return text.replace(from, () => to);
}
