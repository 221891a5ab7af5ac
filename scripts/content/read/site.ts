import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { AuthorError } from '../../../packages/base/node/author-error.ts';
import type { SiteConfig } from '../../../src/model/config.ts';
import { type Finding, FindingsError } from '../../findings/finding.ts';
import { toCommand } from '../../installation/installation.ts';
import type { SourcePosition } from './locate.ts';
import { checkSiteShape, type ShapeMistake } from './site-shape.ts';
import { siteSource } from './site-source.ts';

/** A folder with everything that a site is made from. */
export type SiteFolder = {
  /** Absolute. */
  dir: string;
  config: SiteConfig;
  /** API descriptions in the folder, of a site that is made from nothing else. */
  documents?: readonly string[];
  /** Where the configuration says something, for a message about it. */
  locateText(text: string): SourcePosition;
};

const CONFIG_FILE = 'site.ts';
/** Where the configuration is beside its documents when the folder is that of a whole project, as this one is. */
const PROJECT_CONFIG_FILE = 'site/site.ts';
const NAVIGATION_FILES = ['site/navigation.ts', 'navigation.ts'];

/** Loads the configuration of a site folder. Throws with a message for the author when there is none. */
export async function readSite(dir: string): Promise<SiteFolder> {
  const file = findConfig(dir);
  if (file === undefined)
    throw new AuthorError(
      `${dir} is not a site folder: it has no site.ts. Write one:\n\n${siteSource({ title: 'My API', locale: 'en' })}\nOr build the documents alone: ${toCommand('build', 'openapi.yaml --out DIR')}`,
    );
  const texts = await readTexts(dir, [...NAVIGATION_FILES, file]);
  const checked = checkSiteShape(await loadSite(dir, file));
  if ('mistakes' in checked)
    throw new FindingsError(checked.mistakes.map((mistake) => shapeProblem(texts, file, mistake)));
  const { config } = checked;
  const locateText = (text: string) => locateIn(texts, `'${text}'`, file);
  const { provider } = config;
  const modules = {
    'provider.module': provider?.module,
    'provider.prepare': provider?.prepare,
    'provider.packages.module': provider?.packages?.module,
    'provider.gates': provider?.gates,
    'provider.commands': provider?.commands,
    console: config.console,
  };
  for (const [key, module] of Object.entries(modules)) {
    if (module !== undefined && !existsSync(join(dir, module)))
      throw new FindingsError([moduleProblem(key, module, locateText)]);
  }
  if (provider?.packages && config.origin === undefined)
    throw new FindingsError([originProblem(provider.packages.module, locateText)]);
  return { dir, config, locateText };
}

/** The file of a folder that exports `site`, if it has one. A folder `site` of a folder without documents is a site of its own. */
export function findConfig(dir: string): string | undefined {
  if (existsSync(join(dir, CONFIG_FILE))) return CONFIG_FILE;
  const hasDocuments = ['openapi', 'asyncapi'].some((folder) => existsSync(join(dir, folder)));
  return hasDocuments && existsSync(join(dir, PROJECT_CONFIG_FILE)) ? PROJECT_CONFIG_FILE : undefined;
}

/** The module of a site's provider; undefined for a site without one. */
export function providerFile({ dir, config }: Pick<SiteFolder, 'dir' | 'config'>): string | undefined {
  return config.provider && join(dir, config.provider.module);
}

/** The module of a site's console; undefined for a site without one. */
export function consoleModule({ dir, config }: Pick<SiteFolder, 'dir' | 'config'>): string | undefined {
  return config.console && join(dir, config.console);
}

/** Lets the provider of a site write what its modules import; nothing for a site without one that does. */
export async function prepareProvider({ dir, config }: Pick<SiteFolder, 'dir' | 'config'>): Promise<void> {
  const file = config.provider?.prepare;
  if (file === undefined) return;
  const module: { prepare?: unknown } = await import(pathToFileURL(join(dir, file)).href);
  if (typeof module.prepare !== 'function') throw new AuthorError(`${file} must export a function "prepare".`);
  await module.prepare(dir);
}

/** What a site adds to the generator: `gates` or `commands` of the module that it names so. None of a folder without a configuration. */
export async function importAdditions<T>(siteDir: string, key: 'gates' | 'commands'): Promise<T | undefined> {
  const file = findConfig(siteDir) && (await readSite(siteDir)).config.provider?.[key];
  if (file === undefined) return undefined;
  const module: Record<string, T> = await import(pathToFileURL(join(siteDir, file)).href);
  if (module[key] === undefined) throw new AuthorError(`${file} must export "${key}".`);
  return module[key];
}

/** The module of the packages that a site publishes; undefined for a site without any. */
export function packagesFile({ dir, config }: Pick<SiteFolder, 'dir' | 'config'>): string | undefined {
  return config.provider?.packages && join(dir, config.provider.packages.module);
}

function originProblem(module: string, locateText: SiteFolder['locateText']): Finding {
  const message = '"provider.packages": packages need "origin", because their commands have the whole address.';
  return { severity: 'error', ...locateText(module), message, hint: "Write origin: 'https://docs.example.com'." };
}

function moduleProblem(key: string, module: string, locateText: SiteFolder['locateText']): Finding {
  const message = `"${key}": there is no file ${module}.`;
  return { severity: 'error', ...locateText(module), message, hint: 'Write its path below the site folder.' };
}

/** Loaded anew every time, so that a change is seen while developing; works in plain Node too. */
async function loadSite(dir: string, file: string): Promise<unknown> {
  const url = pathToFileURL(join(dir, file)).href;
  const loaded: { site?: unknown } = await tsImport(url, import.meta.url).catch((error: unknown) => {
    throw new FindingsError([loadProblem(file, error)]);
  });
  if (loaded.site === undefined) throw new AuthorError(`${file} must export the configuration as "site".`);
  return loaded.site;
}

/** A mistake of syntax comes with its position; what the code throws, only with a message. */
function loadProblem(file: string, error: unknown): Finding {
  const text = error instanceof Error ? error.message : String(error);
  const [, line, column, syntax] = /:(\d+):(\d+): ERROR: (.*)/.exec(text) ?? [];
  if (syntax === undefined)
    return { severity: 'error', file, message: `The configuration cannot be loaded: ${text}`, hint: LOAD_HINT };
  const hint = 'The mistake is here or just before it: look for a missing comma, bracket or quotation mark.';
  return { severity: 'error', file, line: Number(line), column: Number(column) + 1, message: `${syntax}.`, hint };
}

const LOAD_HINT = 'It runs by itself: check what it imports and what its code does.';

function shapeProblem(texts: Text[], file: string, { path, names, message, hint: own }: ShapeMistake): Finding {
  const position = locatePath(texts, names, file);
  const missing = MISSING[path];
  const hint = missing
    ? `Write ${missing}`
    : (own ?? 'The type SiteConfig (src/model/config.ts) says what may stand here.');
  return { severity: 'error', ...position, message: `"${path || 'site'}": ${message}.`, hint };
}

/** What to write where a part is missing. */
const MISSING: Record<string, string> = {
  nav: "nav: [{ text: 'Overview', link: '/reference/' }], the entries of the top bar",
  sidebars:
    "sidebars: {}, which gives each document a sidebar of its tags; guides are listed by their paths: { guide: ['/guide'] }",
  locales: "locales: [{ locale: 'en', tag: 'en', name: 'English' }]",
  sourceLocale: "sourceLocale: 'en', the language of the API documents",
  title: "title: 'My API'",
};

type Text = { file: string; text: string };

async function readTexts(dir: string, files: string[]): Promise<Text[]> {
  const existing = files.filter((file) => existsSync(join(dir, file)));
  return Promise.all(existing.map(async (file) => ({ file, text: await readFile(join(dir, file), 'utf8') })));
}

/** The last name of a path that is there, after the ones before it. */
function locatePath(texts: Text[], names: string[], fallback: string): SourcePosition {
  const [source = { file: fallback, text: '' }] = texts.filter(({ text }) => text.includes(`${names[0]}:`));
  let offset = 0;
  for (const name of names) {
    const next = source.text.indexOf(`${name}:`, offset);
    if (next < 0) break;
    offset = next;
  }
  return toPosition(source, offset);
}

function toPosition({ file, text }: Text, offset: number): SourcePosition {
  return { file, line: text.slice(0, offset).split('\n').length, column: offset - text.lastIndexOf('\n', offset - 1) };
}

function locateIn(texts: Text[], wanted: string, fallback: string): SourcePosition {
  for (const source of texts) {
    const offset = source.text.indexOf(wanted);
    if (offset >= 0) return toPosition(source, offset);
  }
  return { file: fallback, line: 1, column: 1 };
}
