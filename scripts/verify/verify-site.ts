import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareLinks } from './compare/links.ts';
import { compareSubject } from './compare/subject.ts';
import { compareTags, type Placed } from './compare/tags.ts';
import { compareViews } from './compare/views.ts';
import { DocumentReader } from './document/schema.ts';
import { listSubjects, readPublished } from './documents.ts';
import type { Difference, Subject } from './facts.ts';
import { type PlaceNames, readPlaceNames } from './page/place-names.ts';
import { readHtml } from './page/read-html.ts';
import { readMarkdown } from './page/read-markdown.ts';
import { listPages, readOverviews, type SitePage } from './site.ts';

export type Verified = { subjects: number; pages: number; differences: Difference[] };

/** Holds every operation and channel of the documents of a built site against its pages and their Markdown, in each version and language. */
export async function verifySite(root: string, dir: string): Promise<Verified> {
  const versions = await listVersions(dir);
  const result = await verifyVersion(root, dir, versions);
  for (const version of versions) {
    const { subjects, pages, differences } = await verifyVersion(root, join(dir, version), []);
    result.subjects += subjects;
    result.pages += pages;
    result.differences.push(...differences.map((one) => ({ ...one, page: `${version}/${one.page}` })));
  }
  return result;
}

/** `others`: folders of other versions. */
async function verifyVersion(root: string, dir: string, others: string[]): Promise<Verified> {
  const result: Verified = { subjects: 0, pages: 0, differences: [] };
  for (const { locale, isDefault } of await listLocales(dir)) {
    const names = await readPlaceNames(root, locale);
    const pages = (await listPages(dir, locale, isDefault)).filter(
      ({ file }) => !others.some((folder) => file.startsWith(`${folder}/`)),
    );
    const overviews = await readOverviews(dir, locale, isDefault);
    result.pages += pages.length;
    for (const verified of await readPublished(dir, locale)) {
      const reader = new DocumentReader(verified.document);
      const own = pages.filter(({ api }) => api === verified.api);
      const subjects = listSubjects(verified);
      result.subjects += subjects.length;
      const placed = subjects.flatMap((subject): Placed[] => {
        const page = findPage(own, subject);
        if (page) return [{ subject, page }];
        const lost = { kind: 'page', page: verified.api, message: `${subject.name} has no page` };
        result.differences.push({ ...lost, pointer: subject.at.pointer });
        return [];
      });
      for (const { subject, page } of placed)
        result.differences.push(...(await verifyPage(dir, page, { subject, reader, names, placed })));
      result.differences.push(...compareTags(verified, placed, overviews));
    }
  }
  return result;
}

type Described = { subject: Subject; reader: DocumentReader; names: PlaceNames; placed: Placed[] };

async function verifyPage(
  dir: string,
  page: SitePage,
  { subject, reader, names, placed }: Described,
): Promise<Difference[]> {
  const html = readHtml(page.html, await readFile(join(dir, page.html), 'utf8'));
  const markdown = readMarkdown(page.file, page.markdown, names);
  const isHostless = subject.kind === 'operation' && !subject.isSentByPlatform && subject.hasNoHost;
  const hosts = page.addresses.filter((address) => isHostless && address.includes('://'));
  return [
    ...hosts.map((address) => ({
      ...{ kind: 'server', page: page.file, pointer: '/servers', message: `no server has the host of ${address}` },
    })),
    ...compareSubject(subject, html, { reader, names, on: 'page' }),
    ...compareSubject(subject, markdown, { reader, names, on: 'markdown' }),
    ...compareLinks(subject, [html, markdown], placed),
    ...compareViews(html, markdown, names).map((difference) => ({ ...difference, pointer: subject.at.pointer })),
  ];
}

/** Of several pages about a channel the one with most messages: the others are about one of them. */
function findPage(pages: SitePage[], subject: Subject): SitePage | undefined {
  const named = subject.kind === 'channel' ? pages.filter(({ markdown }) => hasId(markdown, subject.id)) : [];
  const addressed = pages.filter((page) => page.addresses.some((address) => shows(page.markdown, address, subject)));
  const candidates = named.length > 0 ? named : addressed;
  const count = ({ markdown }: SitePage) => markdown.split('\n### `').length;
  // The title of a callback says that it is one; where it has none of its own, it is its name.
  const { name = '', summary = '' } = subject.callback ?? {};
  const called = candidates.filter(({ markdown }) => {
    const title = getTitle(markdown);
    return title.startsWith(`${summary} ·`) || title.startsWith(`${name} ·`);
  });
  return subject.kind === 'operation'
    ? (called[0] ?? candidates[0])
    : candidates.toSorted((one, other) => count(other) - count(one))[0];
}

function getTitle(markdown: string): string {
  return /^# (.*)$/m.exec(markdown)?.[1]?.replaceAll('\\', '') ?? '';
}

/** The name of a channel is among the facts of its page. */
function hasId(markdown: string, id: string): boolean {
  return [`: \`${id}\``, `：\`${id}\``].some((line) => markdown.includes(line));
}

/** A page names the address as it is called: after the method the server, then the path. */
function shows(markdown: string, address: string, { kind, name, id }: Subject): boolean {
  if (kind === 'channel') return address.endsWith(name);
  const [method = '', path = ''] = name.split(/ (.*)/s);
  const isSame =
    address === name || (address.startsWith(`${method} `) && address.endsWith(path) && isOnlyServer(address, path));
  return isSame && (id === '' || markdown.includes(`\`${id}\``));
}

/** Whether nothing but a server is before the path: `/pots` is also the end of `/tea/pots`. */
function isOnlyServer(address: string, path: string): boolean {
  const before = address.slice(address.indexOf(' ') + 1, address.length - path.length);
  return path.startsWith('/') || before === '';
}

/** Folders that are sites of their own, with a page for wrong addresses, and no language of this one. */
async function listVersions(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  const folders = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const isVersion = (name: string) => !['en', 'zh'].includes(name) && existsSync(join(dir, name, '404.html'));
  return folders.filter(isVersion);
}

async function listLocales(dir: string): Promise<{ locale: string; isDefault: boolean }[]> {
  const index = await readFile(join(dir, 'index.html'), 'utf8');
  const first = /<html[^>]*\blang="zh/.test(index) ? 'zh' : 'en';
  const folders = await readdir(dir);
  const others = ['en', 'zh'].filter((locale) => locale !== first && folders.includes(locale));
  return [{ locale: first, isDefault: true }, ...others.map((locale) => ({ locale, isDefault: false }))];
}
