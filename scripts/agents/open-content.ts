import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { contentPath, type LocaleContent } from './content.ts';
import { ToolError } from './tool.ts';

/** Of a language; that of this site has 2.5 MB. A larger file is not what it is taken for. */
const MAX_BYTES = 64_000_000;
const TIMEOUT_MS = 30_000;

/** Reads the texts of a language: from the folder of a package, or from `docs`, which is the address of a site or the file of its archive. */
export function openContent(folder: URL, docs?: string): (locale: string) => Promise<LocaleContent> {
  return async (locale) => {
    const path = contentPath(locale);
    try {
      // Our own output: see `list-contents.ts`.
      return JSON.parse(await readText(path, folder, docs));
    } catch (error) {
      const { message, cause } = error as Error;
      // `fetch` says what has failed in its cause only.
      const reason = cause instanceof Error ? cause.message : message;
      throw new ToolError(
        `${docs ?? 'This package'}: the documentation cannot be read (downloads/${path}: ${reason}).`,
      );
    }
  };
}

async function readText(path: string, folder: URL, docs: string | undefined): Promise<string> {
  if (docs === undefined) return await readFile(new URL(path, folder), 'utf8');
  if (/^https?:/.test(docs)) return await download(`${docs.replace(/\/+$/, '')}/downloads/${path}`);
  const name = `downloads/${path}`;
  const files = unzipSync(await readFile(docs), {
    filter: (file) => file.name === name && file.originalSize <= MAX_BYTES,
  });
  const content = files[name];
  if (!content) throw new Error('the archive has no such file');
  return Buffer.from(content).toString();
}

async function download(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
