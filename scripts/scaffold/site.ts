import { posix } from 'node:path';
import { createCaches } from '../content/cache/caches.ts';
import { AuthorError } from '../content/problems/author-error.ts';
import { collectProblems, formatProblem, hasErrors } from '../content/problems/problem.ts';
import { describeDocumentSite } from '../content/read/document-site.ts';
import { loadReferenced } from '../content/read/load.ts';
import { readNamedRoots } from '../content/read/roots.ts';
import { siteSource } from '../content/read/site-source.ts';

/** The files of a new site folder around API descriptions, with every file that they refer to, by their paths in it. */
export async function newSiteFiles(specs: string[]): Promise<Map<string, string>> {
  const caches = createCaches();
  const files = new Map<string, string>();
  const { problems, report } = collectProblems();
  for (const spec of specs) {
    const { dir, documents = [] } = await describeDocumentSite([spec], { caches });
    for (const { kind, source } of await readNamedRoots(dir, documents, { report, caches })) {
      const parts = await loadReferenced(dir, source, () => undefined, caches);
      for (const { file, text } of parts.values()) files.set(posix.join(kind, file), text);
    }
  }
  if (hasErrors(problems())) throw new AuthorError(problems().map(formatProblem).join('\n'));
  const { config } = await describeDocumentSite(specs, { caches });
  const title = typeof config.title === 'string' ? config.title : 'API';
  return new Map([['site.ts', siteSource({ title, locale: config.sourceLocale === 'zh' ? 'zh' : 'en' })], ...files]);
}
