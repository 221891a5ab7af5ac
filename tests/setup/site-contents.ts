import { join } from 'node:path';
import type { Caches } from '../../scripts/content/cache/caches.ts';
import { openContentCache } from '../../scripts/content/cache/content-cache.ts';
import { createMemory } from '../../scripts/content/cache/memoise.ts';
import { compile } from '../../scripts/content/compile.ts';
import { describeDocuments } from '../../scripts/content/describe/document/documents.ts';
import { createMarkdown } from '../../scripts/content/markdown/markdown.ts';
import { type ApiDocument, readApis } from '../../scripts/content/read/api.ts';
import { readSite } from '../../scripts/content/read/site.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import type { Locale } from '../../src/model/locale.ts';
import type { Operation } from '../../src/model/operation.ts';

// What this site is made from, read, described and compiled once per worker: test files of a worker share its modules (`isolate: false`).

/** Makes a value for each key at its first request. */
function once<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new Map<Key, Promise<Value>>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const fail = ({ message }: { message: string }) => {
  throw new Error(message);
};

/** What has been read of this site, for tests that read it in a way of their own. */
export const siteMemory = createMemory();

const openCaches = once(
  async (folder: string): Promise<Caches> => ({ cache: await openContentCache(folder), memory: siteMemory }),
);
/** Has what the last build has parsed and highlighted, as long as the compiler is the same. */
const getCaches = () => openCaches(join(ROOT, '.generated/.cache'));

const readFolder = once(readSite);
/** The folder of this site, with its configuration. */
export const siteFolder = () => readFolder(ROOT);

/** The API documents of this site in a language of its readers. Not to be mutated. */
export const siteApis: (locale: Locale) => Promise<ApiDocument[]> = once(async (locale: Locale) =>
  readApis(ROOT, locale, fail, await getCaches()),
);

/** The same as its pages have them. Code is not highlighted. */
export const siteDocuments = once(async (locale: Locale) => {
  const code = (language: string, source: string) => ({ language, source, html: '' });
  const markdown = { ...(await createMarkdown((await getCaches()).cache)), code };
  return describeDocuments(await siteApis(locale), { folder: '', locale, markdown, report: () => undefined });
});

/** Every operation of this site as its page has it. */
export async function siteOperations(locale: Locale): Promise<Operation[]> {
  return (await siteDocuments(locale)).flatMap(({ operations }) => operations.map(({ operation }) => operation));
}

const compileFolder = once(async (dir: string) => compile(await readFolder(dir), await getCaches()));
/** This site, compiled. */
export const compiledSite = () => compileFolder(ROOT);
