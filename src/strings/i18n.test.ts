import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addStrings, createI18n, memoiseTexts, type Text } from './i18n.ts';

const FOLDER = new URL('./', import.meta.url);
const LANGUAGES = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const PLURAL = /_(?:one|other)$/;

/** All strings of a language: `content:pattern.digits_one` and its text. */
function getStrings(language: string): [key: string, text: string][] {
  return readdirSync(new URL(`${language}/`, FOLDER)).flatMap((file) =>
    flatten(readStrings(language, file), `${file.replace('.json', '')}:`),
  );
}

function readStrings(language: string, file: string): object {
  return JSON.parse(readFileSync(new URL(`${language}/${file}`, FOLDER), 'utf8'));
}

function flatten(strings: object, prefix: string): [string, string][] {
  return Object.entries(strings).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' ? flatten(value, `${prefix}${name}.`) : [[prefix + name, String(value)]],
  );
}

function getPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
}

const languages = LANGUAGES.map((language) => [language, new Map(getStrings(language))] as const);
const english = new Map(languages).get('en') ?? new Map<string, string>();

it('there are strings in English and Chinese', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'zh']));
  expect(english.size).toBeGreaterThan(200);
});

describe.each(languages)('strings in %s', (language, strings) => {
  it('have the keys of the English ones', () => {
    const getKeys = (of: Map<string, string>) => new Set([...of.keys()].map((key) => key.replace(PLURAL, '')));

    expect(getKeys(strings)).toEqual(getKeys(english));
  });

  it('have the placeholders of the English ones', () => {
    // A language has its own plural forms, but all languages have `other`; a form for one may do without its number.
    const shared = [...strings].filter(([key]) => !key.endsWith('_one'));

    for (const [key, text] of shared)
      expect(getPlaceholders(text), key).toEqual(getPlaceholders(english.get(key) ?? ''));
  });

  it('are the ones that i18next gives, with their values', () => {
    const namespaces = readdirSync(new URL(`${language}/`, FOLDER)).map((file) => [
      file.replace('.json', ''),
      readStrings(language, file),
    ]);
    addStrings(language, Object.fromEntries(namespaces));
    const { t } = createI18n(language);
    const text = memoiseTexts({ t });

    for (const [name, pattern] of strings) {
      // The keys come from the files that their type is made of.
      const key = name.replace(PLURAL, '') as Parameters<Text>[0];
      const values: Record<string, string | number> = Object.fromEntries(
        getPlaceholders(pattern).map((placeholder) => [placeholder, `$& <{{${placeholder}}}>`]),
      );
      for (const count of PLURAL.test(name) ? [1, 2] : [undefined]) {
        const options: Record<string, string | number> = count === undefined ? values : { ...values, count };
        expect(text(key, options)).toBe(t(key, options));
        expect(text(key, options)).toBe(t(key, options));
        if (count === undefined && Object.keys(values).length === 0) expect(text(key)).toBe(pattern);
      }
    }
  });
});
