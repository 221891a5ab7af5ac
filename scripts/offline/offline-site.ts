import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { samplesDataAddress } from '../../src/model/data-address.ts';
import type { CodeSample } from '../../src/model/operation.ts';
import { writeZip, type ZipFile } from '../packages/zip.ts';
import { readSearchFiles } from '../server/search-files.ts';
import { readBuildInfo } from '../site/publish/build-info.ts';
import { bundleReader } from './bundle-reader.ts';
import { toOfflinePage } from './offline-page.ts';

/** What pages lead to or show; the rest of a site is programs, packages and copies. */
const KEPT =
  /^(?!(?:_build|console|downloads)\/|relay\.html$|(?:.*\/)?404(?:-offline)?\.html$).*(?:\.html|favicon\.svg)$|^(?:_images|openapi|asyncapi|samples)\/|^assets\/[^/]*\.(?:css|woff2)$/;

type Words = { search: string; none: string; close: string };

type OfflineOptions = {
  root: string;
  /** The built site. */
  folder: string;
  /** Where it is published; empty where that is not known. */
  origin: string;
  /** Each with what its pages begin with (`en/`, or nothing), and the words of its search. */
  languages: { locale: string; prefix: string; words: Words }[];
};

const READER = 'offline/reader.js';

/** The pages of a built site that open without a server, with a search, as a ZIP archive. */
export async function zipOfflineSite({ root, folder, origin, languages }: OfflineOptions): Promise<Uint8Array> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => KEPT.test(name));
  const files = new Set(names);
  const indexes = (await readSearchFiles(folder)).filter(({ version }) => version === undefined);
  const { id } = await readBuildInfo(folder);
  const pages: ZipFile[] = [];
  for (const path of names) {
    const content = await readFile(join(folder, path));
    const up = '../'.repeat(path.split('/').length - 1);
    const language = languages
      .filter(({ prefix }) => path.startsWith(prefix))
      .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
    if (!path.endsWith('.html') || !language) {
      pages.push({ path, content });
      continue;
    }
    const { locale, prefix, words } = language;
    const address = `/${path.slice(prefix.length).replace(/(?:index)?\.html$/, '')}`;
    const samples = await readSamples(join(folder, '_build', id, samplesDataAddress({ locale }, address)));
    const reader = {
      src: up + READER,
      'data-index': `${up}offline/search-${locale}.js`,
      'data-root': up + prefix,
      'data-search-words': JSON.stringify(words),
    };
    pages.push({ path, content: toOfflinePage(content.toString(), { file: path, files, origin, samples, reader }) });
  }
  return writeZip(
    [
      ...pages,
      { path: READER, content: await bundleReader(root) },
      ...indexes.map(({ locale, text }) => ({
        path: `offline/search-${locale}.js`,
        content: `globalThis.offlineSearch=${text}`,
      })),
    ],
    5,
  );
}

/** Our own output; a page that brings all of its samples has no such file. */
async function readSamples(file: string): Promise<CodeSample[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return JSON.parse(text) as CodeSample[];
}
