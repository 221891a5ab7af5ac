import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSiteFiles } from '../content/read/list-files.ts';
import type { Report } from '../findings/finding.ts';

/** What a skeleton leaves to its author: `npx api-docs new operation`, `npx api-docs new guide`. */
const MARK = /\btodo\b/i;

/** Every line of the contract, its translations and the guides that still has a mark of something to write is an error. */
export async function checkUnfinished(siteDir: string, report: Report): Promise<void> {
  for (const folder of ['openapi', 'asyncapi', 'guides']) {
    const names = await listSiteFiles(siteDir, { folder, pattern: /\.(?:ya?ml|md)$/, recursive: true }, () => {});
    for (const name of names) {
      const file = `${folder}/${name}`;
      const lines = (await readFile(join(siteDir, file), 'utf8')).split('\n');
      for (const [index, line] of lines.entries())
        if (MARK.test(line))
          report({ severity: 'error', file, line: index + 1, message: `Still to be written: ${line.trim()}` });
    }
  }
}
