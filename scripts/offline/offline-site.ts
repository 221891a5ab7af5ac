import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { samplesDataAddress } from '../../src/model/data-address.ts';
import type { CodeSample } from '../../src/model/operation.ts';
import type { SiteData } from '../../src/model/site.ts';
import { readBuildInfo } from '../hosting/build-info.ts';
import { writeZip, type ZipFile } from '../packages/zip.ts';
import { readSearchFiles } from '../server/search-files.ts';
import { bundleReader } from './bundle-reader.ts';
import { toOfflinePage } from './offline-page.ts';

/** What only a host serves: the console, which is as large as the rest, pages for what is not found, the service worker, files for search engines and agents. */
const LEFT_OUT =
  /^(?:assets\/|.*\/)?console\/|(?:^|\/)404(?:-offline)?\.html$|^(?:.*\/)?llms(?:-full)?\.txt$|^(?:sw\.js|robots\.txt|sitemap[^/]*\.xml|_build\/info\.json|\.well-known\/.*)$/;

/** Not the document of the relay, which is one script. */
const PAGE = /^(?!relay\.html$).*\.html$/;

type Words = { search: string; none: string; close: string };

type OfflineOptions = {
  root: string;
  /** The built site. */
  folder: string;
  /** Where it is published; empty where that is not known. */
  origin: string;
  /** Each with what its pages begin with (`en/`, or nothing), and the words of its search. */
  languages: { locale: string; prefix: string; words: Words }[];
  /** What else is published below `downloads/`, and not written yet. */
  downloads: ZipFile[];
};

const READER = 'offline/reader.js';

/**
 * A built site as a ZIP archive. Its pages open without a server, with a search; where any server has it, they are the whole site, with their programs
 * and data.
 */
export async function zipOfflineSite(options: OfflineOptions): Promise<Uint8Array> {
  const { root, folder, downloads } = options;
  const names = (await listFiles(folder)).filter((name) => !LEFT_OUT.test(name));
  const { id } = await readBuildInfo(folder);
  const own = downloads.map(({ path, content }) => ({ path: `downloads/${path}`, content }));
  const files = new Set([...names, ...own.map(({ path }) => path), `_build/${id}/`]);
  const indexes = (await readSearchFiles(folder)).filter(({ version }) => version === undefined);
  const converted: ZipFile[] = [];
  for (const path of names) {
    const content = await readFile(join(folder, path));
    if (/_data\/(?:.*\/)?site\.json$/.test(path)) converted.push({ path, content: toArchived(content.toString()) });
    else if (PAGE.test(path))
      converted.push({ path, content: await convertPage(path, content, { ...options, files, id }) });
    else converted.push({ path, content });
  }
  return writeZip(
    [
      ...converted,
      ...own,
      { path: READER, content: await bundleReader(root) },
      ...indexes.map(({ locale, text }) => ({
        path: `offline/search-${locale}.js`,
        content: `globalThis.offlineSearch=${text}`,
      })),
    ],
    5,
  );
}

/** Paths with slashes, below a folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

/** `SiteData` for an archive: pages are files, and there is neither console nor service worker. */
function toArchived(text: string): string {
  // Our own output: `emit/page-data.ts`.
  const { console: _, serviceWorker: __, ...site }: SiteData = JSON.parse(text);
  return JSON.stringify({ ...site, suffix: '.html' } satisfies SiteData);
}

type Archive = Pick<OfflineOptions, 'folder' | 'origin' | 'languages'> & { files: ReadonlySet<string>; id: string };

async function convertPage(path: string, content: Buffer, { folder, origin, languages, files, id }: Archive) {
  const language = languages
    .filter(({ prefix }) => path.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
  if (!language) return content;
  const { locale, prefix, words } = language;
  const address = `/${path.slice(prefix.length).replace(/(?:index)?\.html$/, '')}`;
  const up = '../'.repeat(path.split('/').length - 1);
  return toOfflinePage(content.toString(), {
    ...{ file: path, files, origin },
    samples: await readSamples(join(folder, '_build', id, samplesDataAddress({ locale }, address))),
    reader: {
      src: up + READER,
      'data-index': `${up}offline/search-${locale}.js`,
      'data-root': up + prefix,
      'data-search-words': JSON.stringify(words),
    },
  });
}

/** Our own output; a page that brings all of its samples has no such file. */
async function readSamples(file: string): Promise<CodeSample[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return JSON.parse(text);
}
