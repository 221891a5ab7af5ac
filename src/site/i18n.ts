import { createInstance, type i18n, type ParseKeys, type TFunction } from 'i18next';
import type en from './strings/en.json';

/** Interface strings of one language. The English file is the pattern: a key that it lacks does not compile. */
export type Strings = typeof en;

/** The interface text of a key, in one language. */
export type Text = (key: ParseKeys, values?: Record<string, string | number>) => string;

/**
 * An i18next instance for one language. Never the module-level default: the prerender works on several languages in one process.
 * It is ready when this returns, because the strings are given and nothing is loaded. React gets it from `TextProvider`; the
 * compiler, which needs words too, does without React.
 */
export function createI18n(locale: string, strings: object): i18n {
  const instance = createInstance();
  instance.init({
    lng: locale,
    resources: { [locale]: { translation: strings } },
    initAsync: false,
    // React escapes.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * A page asks for some texts a hundred times, and all pages ask for the same ones. One with values is kept as it was written and filled in
 * here; one with a `count` has a form for each number.
 */
export function rememberTexts(t: TFunction): Text {
  const texts = new Map<string, string>();
  const remember = (name: string, key: ParseKeys, options: Record<string, unknown> = {}): string => {
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = t(key, options);
    texts.set(name, text);
    return text;
  };
  return (key, values) => {
    if (!values) return remember(key, key);
    if ('count' in values) return remember(key + JSON.stringify(values), key, values);
    const pattern = remember(`${key}{}`, key, { skipInterpolation: true });
    return pattern.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''));
  };
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The strings of a language, English for a language that the interface does not speak. A chunk of its own in the browser. */
export async function loadStrings(locale: string): Promise<object> {
  if (locale === 'zh') return (await import('./strings/zh.json')).default;
  return (await import('./strings/en.json')).default;
}
