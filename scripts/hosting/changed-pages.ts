import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { listFiles } from '../checks/site-files.ts';

/** `guide/card.md`, but not its later parts, which change with it. */
const PAGE = /^(?!.*\.part-\d+\.md$).*\.md$/;

/**
 * Addresses below the base of the pages that say something else than in the last output, or are new. By their Markdown, because each document has the
 * id of its build.
 */
export async function listChangedPages(previous: string, next: string): Promise<string[]> {
  const names = (await listFiles(next)).filter((name) => PAGE.test(name) && !name.startsWith('.well-known/'));
  const changed = await pMap(
    names,
    async (name) => {
      const [before, now] = await Promise.all([previous, next].map((folder) => readText(join(folder, name))));
      return before === now ? [] : [`/${name.replace(/(^|\/)index\.md$|\.md$/, '$1')}`];
    },
    { concurrency: 16 },
  );
  return changed.flat();
}

function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
