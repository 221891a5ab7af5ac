import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { describeDocuments } from '../../scripts/content/describe/document/documents.ts';
import { createMarkdown } from '../../scripts/content/markdown/markdown.ts';
import { readSite } from '../../scripts/content/read/site.ts';
import { readSources } from '../../scripts/content/read/sources.ts';
import type { Operation } from '../../src/model/operation.ts';
import { ROOT } from '../samples/toolchain.ts';

/** The operations of this site, as their English pages have them. */
export async function siteOperations(): Promise<Operation[]> {
  const plainCode = (language: string, source: string) => ({ language, source, html: '' });
  const markdown = { ...(await createMarkdown(memoryCache())), code: plainCode };
  const report = () => undefined;
  const sources = await readSources(await readSite(ROOT), { folder: '', markdown, report });
  const apis = sources.find((source) => source.locale === 'en')?.apis ?? [];
  return describeDocuments(apis, { folder: '', locale: 'en', markdown, report }).flatMap(({ operations }) =>
    operations.map(({ operation }) => operation),
  );
}
