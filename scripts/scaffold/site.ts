import { basename, dirname, posix, resolve } from 'node:path';
import { AuthorError } from '../../packages/base/node/author-error.ts';
import { type Caches, createCaches } from '../content/cache/caches.ts';
import { describeDocumentSite } from '../content/read/document-site.ts';
import { loadReferenced } from '../content/read/load.ts';
import { readNamedRoots } from '../content/read/roots.ts';
import { siteSource } from '../content/read/site-source.ts';
import type { SourceFile } from '../content/read/source.ts';
import { listWorkflows, readArazzo } from '../content/read/workflows.ts';
import { collectFindings, FindingsError, hasErrors } from '../findings/finding.ts';

/** Two files of one name: a description that refers to no other file gets the name of its folder, anything else is for the author to rename. */
function add(
  files: Map<string, string>,
  path: string,
  { text, spec, isAlone }: { text: string; spec: string; isAlone: boolean },
): void {
  if (!files.has(path) || files.get(path) === text) files.set(path, text);
  else {
    const { dir, base } = posix.parse(path);
    const other = posix.join(dir, `${basename(dirname(resolve(spec)))}-${base}`);
    if (!isAlone || files.has(other))
      throw new AuthorError(`Two descriptions have a file ${base}. Rename one of them: a site folder holds both.`);
    files.set(other, text);
  }
}

/** Arazzo descriptions refer to no other file: each is copied to `arazzo/`. */
async function copyArazzo(specs: string[], files: Map<string, string>, caches: Caches): Promise<SourceFile[]> {
  const all: SourceFile[] = [];
  for (const spec of specs) {
    const read = await readArazzo(dirname(resolve(spec)), [basename(spec)], { report: () => undefined, caches });
    for (const source of read)
      add(files, posix.join('arazzo', source.file), { text: source.text, spec, isAlone: true });
    all.push(...read);
  }
  return all;
}

/** The files of a new site folder around API descriptions, with every file that they refer to, by their paths in it. */
export async function newSiteFiles(specs: string[]): Promise<Map<string, string>> {
  const caches = createCaches();
  const files = new Map<string, string>();
  const { findings, report } = collectFindings();
  const workflows = listWorkflows(await copyArazzo(specs, files, caches));
  for (const spec of specs) {
    const { dir, documents = [] } = await describeDocumentSite([spec], { caches });
    for (const { kind, source } of await readNamedRoots(dir, documents, { report, caches })) {
      const parts = await loadReferenced(dir, source, () => undefined, caches);
      for (const { file, text } of parts.values())
        add(files, posix.join(kind, file), { text, spec, isAlone: parts.size === 1 });
    }
  }
  if (hasErrors(findings())) throw new FindingsError(findings());
  const { config } = await describeDocumentSite(specs, { caches });
  const title = typeof config.title === 'string' ? config.title : 'API';
  return new Map([
    [
      'site.ts',
      siteSource({
        title,
        locale: config.sourceLocale === 'zh' ? 'zh' : 'en',
        workflows: workflows.map(({ path }) => path),
      }),
    ],
    ...files,
  ]);
}
