import { posix } from 'node:path';
import { memoryCache } from '../content/cache/cache.ts';
import { readFrontmatter } from '../content/read/frontmatter.ts';
import { listSiteFiles } from '../content/read/list-files.ts';
import { readSiteFile } from '../content/read/site-file.ts';
import type { Report } from '../findings/finding.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './settings.ts';

/** The frontmatter of every guide can be read: what it says is checked by the gates that follow. */
export async function checkFrontmatter(siteDir: string, report: Report): Promise<void> {
  for (const locale of [BASE_LOCALE, ...TRANSLATED_LOCALES]) {
    const folder = `guides/${locale}`;
    for (const name of await listSiteFiles(siteDir, { folder, pattern: /\.md$/, recursive: true }, report)) {
      const file = posix.join(folder, name);
      const bytes = await readSiteFile(siteDir, file);
      if (Buffer.isBuffer(bytes)) readFrontmatter(file, bytes.toString('utf8'), { report, cache: memoryCache() });
    }
  }
}
