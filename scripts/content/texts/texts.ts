import { readFileSync } from 'node:fs';
import { addStrings, type CompilerText, createI18n, memoiseTexts, stringsLanguage } from '../../../src/strings/i18n.ts';

const FOLDER = new URL('../../../src/strings/', import.meta.url);

const byLocale = new Map<string, CompilerText>();

/** The texts of a locale for the compiler: the interface's, which Markdown needs too, and those that only the compiler writes. */
export function getText(locale: string): CompilerText {
  const known = byLocale.get(locale);
  if (known) return known;
  const language = stringsLanguage(locale);
  addStrings(locale, readStrings(language));
  const text = memoiseTexts(createI18n(locale));
  byLocale.set(locale, text);
  return text;
}

function readStrings(language: string): Record<string, object> {
  const read = (namespace: string) =>
    JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, FOLDER), 'utf8'));
  return Object.fromEntries(['interface', 'blocks', 'content'].map((namespace) => [namespace, read(namespace)]));
}
