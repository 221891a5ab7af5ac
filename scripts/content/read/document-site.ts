import { dirname, relative, resolve, sep } from 'node:path';
import { AuthorError } from '../../../packages/base/node/author-error.ts';
import type { SiteConfig } from '../../../src/model/config.ts';
import type { Caches } from '../cache/caches.ts';
import { asString, isObject, type JsonObject } from '../json/json-value.ts';
import { applyNamedOverlays } from './named-overlays.ts';
import type { SiteFolder } from './site.ts';
import { LOCALES } from './site-source.ts';
import { readSource } from './source.ts';
import { isArazzo, listWorkflows, type Workflow } from './workflows.ts';

/**
 * A site that is made from API descriptions alone: the title is theirs, and the language Chinese where one has it in its texts. Throws with a message for the author
 * when one is not on this machine.
 */
export async function describeDocumentSite(
  files: readonly string[],
  { caches, ...options }: DocumentOptions & { caches: Caches },
): Promise<SiteFolder> {
  const address = files.find((file) => /^[a-z][\w+.-]+:\/\//i.test(file));
  if (address !== undefined)
    throw new AuthorError(`${address.replace(/\/\/[^/]*@/, '//')} is an address. Download the file and give its path.`);
  const paths = files.map((file) => resolve(file));
  const dir = commonFolder(paths.map((path) => dirname(path)));
  const documents = paths.map((path) => relative(dir, path).split(sep).join('/'));
  return {
    dir,
    documents,
    config: await describeConfig({ dir, documents, caches }, options),
    locateText: () => ({ file: documents[0] ?? '', line: 1, column: 1 }),
  };
}

/** What the command line says of a site of documents alone. */
export type DocumentOptions = {
  origin?: string | undefined;
  links?: string | undefined;
  title?: string | undefined;
  strict?: boolean | undefined;
};

type Documents = { dir: string; documents: string[]; caches: Caches };

async function describeConfig({ dir, documents, caches }: Documents, options: DocumentOptions): Promise<SiteConfig> {
  // What is wrong with a file is said when it is read for its content.
  const sources = await Promise.all(documents.map((file) => readSource(dir, file, () => undefined, caches)));
  const all = sources.filter((source) => source !== undefined);
  const read = all.filter((source) => !isArazzo(source));
  // The same overlays are applied, and their mistakes reported, when documents are read for their content.
  const infos = applyNamedOverlays(read, { report: () => undefined, caches }).map(
    (source): JsonObject => (isObject(source.value.info) ? source.value.info : {}),
  );
  return withWorkflows(toConfig(infos, options), listWorkflows(all.filter(isArazzo)));
}

/** The language is Chinese where a document has it in its texts. */
function toConfig(infos: JsonObject[], { origin, links, title, strict }: DocumentOptions): SiteConfig {
  const texts = infos.map(({ title, description }) => [asString(title) ?? '', asString(description) ?? ''].join(' '));
  const language = texts.some((text) => /\p{Script=Han}/u.test(text)) ? LOCALES.zh : LOCALES.en;
  return {
    title: title ?? composeTitle(infos),
    ...(origin !== undefined && { origin }),
    ...(links !== undefined && { links }),
    ...(strict && { strict }),
    locales: [language],
    sourceLocale: language.locale,
    nav: [{ text: { en: 'Overview', zh: '总览' }, link: '/reference/' }],
    sidebars: {},
  };
}

/** A sidebar of the workflows, and an entry that leads to it. */
function withWorkflows(config: SiteConfig, workflows: readonly Workflow[]): SiteConfig {
  const [first] = workflows;
  if (!first) return config;
  const text = { en: 'Workflows', zh: '流程' };
  return {
    ...config,
    nav: [...config.nav, { text, link: first.path, activeMatch: '/workflows/' }],
    sidebars: { workflows: [{ text, items: workflows.map(({ path }) => path) }] },
  };
}

/** The title of one document; of several the titles that there are, unless that is more than a bar has room for. */
function composeTitle(infos: JsonObject[]): string {
  const titles = [...new Set(infos.flatMap(({ title }) => asString(title) || []))];
  const all = titles.join(' · ');
  return titles.length > 1 && all.length > MAX_TITLE ? 'API' : all || 'API';
}

const MAX_TITLE = 40;

/** The innermost folder that holds all of them. */
function commonFolder(folders: string[]): string {
  const [first = '.', ...others] = folders;
  const isAround = (folder: string) => (other: string) =>
    other === folder || other.startsWith(folder.replace(/[/\\]?$/, sep));
  let common = first;
  while (!others.every(isAround(common)) && dirname(common) !== common) common = dirname(common);
  return common;
}
