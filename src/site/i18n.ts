import { createInstance, type i18n } from 'i18next';
import type en from './strings/en.json';

/** Interface strings of one language. The English file is the pattern: a key that it lacks does not compile. */
export type Strings = typeof en;

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

/** The strings of a language, English for a language that the interface does not speak. A chunk of its own in the browser. */
export async function loadStrings(locale: string): Promise<object> {
  if (locale === 'zh') return (await import('./strings/zh.json')).default;
  return (await import('./strings/en.json')).default;
}
