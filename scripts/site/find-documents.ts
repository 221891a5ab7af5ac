import { open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { AuthorError } from '../../packages/base/node/author-error.ts';

/** The field that an API description begins with, or has near its beginning. */
const FIELD = /^[\s{]*["']?(openapi|asyncapi|swagger|arazzo)["']?\s*:/m;
/** `v2` before `v10`. */
const BY_NUMBERS = new Intl.Collator('en', { numeric: true });
const BEGINNING_BYTES = 16_384;

/** The API descriptions in a folder and those below it, in the order of their paths. Throws with a message for the author when there are none. */
export async function findDocuments(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(ya?ml|json)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/(^|[\\/])(node_modules|\.[^\\/]+)[\\/]/.test(relative(folder, file)));
  const found = await Promise.all(files.map(async (file) => (FIELD.test(await readBeginning(file)) ? [file] : [])));
  if (found.flat().length > 0) return found.flat().sort(BY_NUMBERS.compare);
  throw new AuthorError(
    `${folder} has no OpenAPI or AsyncAPI description: no YAML or JSON file that begins with "openapi" or "asyncapi".`,
  );
}

async function readBeginning(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await handle.close();
  }
}
