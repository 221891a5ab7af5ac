import { createInstance, type i18n, type ParseKeys, type TFunction } from 'i18next';
import type catalogue from './en/catalogue.json';
import type channel from './en/channel.json';
import type content from './en/content.json';
import type documents from './en/documents.json';
import type environment from './en/environment.json';
import type shell from './en/interface.json';
import type machineLab from './en/machine-lab.json';
import type markdown from './en/markdown.json';
import type overview from './en/overview.json';
import type playground from './en/playground.json';

/**
 * Strings of one language by namespace, one JSON file each. The English files are the pattern: a key that they lack does not compile.
 * `interface` is with every page, `catalogue` with that of the error codes, `channel` with those of channels, `overview` with that of all
 * operations, `playground`, `documents`, `environment` and `machine-lab` with their code; `content` and `markdown` are for the compiler.
 */
export type Strings = {
  interface: typeof shell;
  catalogue: typeof catalogue;
  channel: typeof channel;
  content: typeof content;
  markdown: typeof markdown;
  overview: typeof overview;
  playground: typeof playground;
  documents: typeof documents;
  environment: typeof environment;
  'machine-lab': typeof machineLab;
};

type Values = Record<string, string | number>;

/** The text of a key, in one language: `page.copy` of the interface, or `catalogue:none`. */
export type Text = (
  key: ParseKeys<
    ['interface', 'catalogue', 'channel', 'overview', 'playground', 'documents', 'environment', 'machine-lab']
  >,
  values?: Values,
) => string;

/** The same for the compiler, which has all namespaces. */
export type CompilerText = (
  key: Parameters<Text>[0] | ParseKeys<['interface', 'content', 'markdown']>,
  values?: Values,
) => string;

/** Languages that there are strings in. Any other locale of a site gets English. */
const LANGUAGES = ['en', 'zh'];

/** The folder of the strings of a locale. */
export function stringsLanguage(locale: string): string {
  return LANGUAGES.includes(locale) ? locale : 'en';
}

// By locale. All instances read from here, because a namespace may be loaded when a page needs it.
const loaded: Record<string, Record<string, object>> = {};

/**
 * An i18next instance for one language. Never the module-level default: the prerender works on several languages in one process.
 * It is ready when this returns, because the strings are given and nothing is loaded. React gets it from `TextProvider`; the
 * compiler does without React.
 */
export function createI18n(locale: string, strings: Partial<Strings>): i18n {
  addStrings(locale, strings);
  const instance = createInstance();
  instance.init({
    lng: locale,
    resources: loaded,
    defaultNS: 'interface',
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Adds the strings of a namespace that came later, with the code that needs them. */
export function addStrings(locale: string, strings: Record<string, object>): void {
  loaded[locale] = Object.assign(loaded[locale] ?? {}, strings);
}

/**
 * Texts memoised: a page asks for some a hundred times, and all pages ask for the same ones. One with values is cached as it was written and
 * filled in here; one with a `count` has a form for each number.
 */
export function memoiseTexts(t: TFunction): CompilerText {
  const texts = new Map<string, string>();
  const getText = (name: string, key: string, options: Record<string, unknown> = {}): string => {
    const cached = texts.get(name);
    if (cached !== undefined) return cached;
    // The keys have been checked by the type of what is returned here.
    const text = t(key as ParseKeys, options);
    texts.set(name, text);
    return text;
  };
  return (key, values) => {
    if (!values) return getText(key, key);
    if ('count' in values) return getText(key + JSON.stringify(values), key, values);
    const pattern = getText(`${key}{}`, key, { skipInterpolation: true });
    return pattern.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''));
  };
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The interface's strings of a locale, a chunk of their own in the browser. */
export async function loadStrings(locale: string): Promise<Partial<Strings>> {
  const { default: strings } = await import(`./${stringsLanguage(locale)}/interface.json`);
  return { interface: strings };
}

/** Loads the strings of the error catalogue: only the pages that show some of it need them. */
export async function loadCatalogueStrings(locale: string): Promise<void> {
  const { default: strings } = await import(`./${stringsLanguage(locale)}/catalogue.json`);
  addStrings(locale, { catalogue: strings });
}

/** Loads the strings of channels, which only their pages need. */
export async function loadChannelStrings(locale: string): Promise<void> {
  const { default: strings } = await import(`./${stringsLanguage(locale)}/channel.json`);
  addStrings(locale, { channel: strings });
}

/** Loads the strings of the overview, which no other page needs. */
export async function loadOverviewStrings(locale: string): Promise<void> {
  const { default: strings } = await import(`./${stringsLanguage(locale)}/overview.json`);
  addStrings(locale, { overview: strings });
}

/** Loads the strings of the playground, with its code. */
export async function loadPlaygroundStrings(locale: string): Promise<void> {
  const { default: strings } = await import(`./${stringsLanguage(locale)}/playground.json`);
  addStrings(locale, { playground: strings });
}

/** Loads the strings of calls beyond the page, with their code. */
export async function loadEnvironmentStrings(locale: string): Promise<void> {
  const { default: strings } = await import(`./${stringsLanguage(locale)}/environment.json`);
  addStrings(locale, { environment: strings });
}
