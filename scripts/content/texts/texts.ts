import { readFileSync } from 'node:fs';
import {
  type CompilerText,
  createI18n,
  memoiseTexts,
  type Strings,
  stringsLanguage,
} from '../../../src/strings/i18n.ts';

const FOLDER = new URL('../../../src/strings/', import.meta.url);

const byLocale = new Map<string, CompilerText>();

/** The texts of a locale for the compiler: the interface's, which Markdown needs too, and those that only the compiler writes. */
export function getText(locale: string): CompilerText {
  const known = byLocale.get(locale);
  if (known) return known;
  const language = stringsLanguage(locale);
  const { t } = createI18n(locale, {
    interface: readStrings(language, 'interface'),
    catalogue: readStrings(language, 'catalogue'),
    channel: readStrings(language, 'channel'),
    content: readStrings(language, 'content'),
    markdown: readStrings(language, 'markdown'),
    overview: readStrings(language, 'overview'),
  });
  const text = memoiseTexts(t);
  byLocale.set(locale, text);
  return text;
}

/** The files are our own: `tests/docs/strings.test.ts` compares their keys. */
function readStrings<N extends keyof Strings>(language: string, namespace: N): Strings[N] {
  return JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, FOLDER), 'utf8'));
}
