import { createInstance, type i18n } from 'i18next';
import type blocks from './en/blocks.json';
import type content from './en/content.json';
import type shell from './en/interface.json';
import type playground from './en/playground.json';

/**
 * Strings of one language by namespace, one JSON file each. The English files are the pattern: a key that they lack does not compile.
 * `interface` is with every page, `blocks` with the pages of error codes, channels and all operations, `playground` with its code; `content`
 * is for the compiler.
 */
type Strings = {
  interface: typeof shell;
  blocks: typeof blocks;
  playground: typeof playground;
  content: typeof content;
};

/** `blocks:catalogue.none`, of strings by namespace; a string with forms for numbers has the name that they share. */
export type TextKey<Namespaces> = {
  [Name in keyof Namespaces & string]: KeyBelow<Namespaces[Name], `${Name}:`>;
}[keyof Namespaces & string];

type KeyBelow<Value, Prefix extends string> = {
  [Name in keyof Value & string]: Value[Name] extends string
    ? `${Prefix}${Name extends `${infer Base}_${'one' | 'other'}` ? Base : Name}`
    : KeyBelow<Value[Name], `${Prefix}${Name}.`>;
}[keyof Value & string];

/** The text of a key in one language. */
export type TextOf<Key extends string> = (key: Key, values?: Record<string, string | number>) => string;

/** `page.copy` of the interface, or `blocks:catalogue.none`. */
export type Text = TextOf<KeyBelow<Strings['interface'], ''> | TextKey<Omit<Strings, 'content'>>>;

/** The same for the compiler, which has all namespaces. */
export type CompilerText = TextOf<Parameters<Text>[0] | TextKey<Pick<Strings, 'content'>>>;

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
 * It is ready when this returns; strings may be added later, with the code that needs them. React gets it from `TextProvider`; the
 * compiler does without React.
 */
export function createI18n(locale: string): i18n {
  loaded[locale] ??= {};
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

/** Adds strings by namespace to all instances of a language. */
export function addStrings(locale: string, strings: Record<string, object>): void {
  loaded[locale] = Object.assign(loaded[locale] ?? {}, strings);
}

/**
 * Texts memoised: a page asks for some a hundred times, and all pages ask for the same ones. One with values is cached as it was written and
 * filled in here; one with a `count` has a form for each number.
 */
export function memoiseTexts({ t }: Pick<i18n, 't'>): CompilerText {
  const texts = new Map<string, string>();
  const getText = (name: string, key: string, options: Record<string, unknown> = {}): string => {
    const cached = texts.get(name);
    if (cached !== undefined) return cached;
    const text = t(key, options);
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

// Each pattern names one file of each language: chunks of their own, and none of `content`.
const FILES = {
  interface: (language: string) => import(`./${language}/interface.json`),
  blocks: (language: string) => import(`./${language}/blocks.json`),
  playground: (language: string) => import(`./${language}/playground.json`),
};

/** Loads the strings of a namespace, with the code that needs them. */
export async function loadStrings(locale: string, namespace: keyof typeof FILES): Promise<void> {
  const { default: strings } = await FILES[namespace](stringsLanguage(locale));
  addStrings(locale, { [namespace]: strings });
}
