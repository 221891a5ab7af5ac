import { posix } from 'node:path';
import { isObject, type JsonValue } from '../content/json/json-value.ts';
import type { Report } from '../content/problems/problem.ts';
import { listSiteFiles } from '../content/read/list-files.ts';
import { readSource } from '../content/read/source.ts';
import { avoidedWords, type Glossary } from './glossary.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './settings.ts';
import { typographyProblems } from './typography.ts';

/** Where a site has the strings of its interface and of its provider, in a folder for each language. */
const FOLDERS = ['src/site/strings', 'provider/strings'];

/** The strings of the interface use no word that their language avoids, and the punctuation of Chinese. */
export async function checkInterfaceWording(siteDir: string, glossary: Glossary, report: Report): Promise<void> {
  for (const locale of [BASE_LOCALE, ...TRANSLATED_LOCALES]) {
    for (const file of await listStrings(siteDir, locale)) {
      const source = await readSource(siteDir, file, report);
      if (source === undefined) continue;
      for (const { pointer, text } of getStrings(source.value, '')) {
        const typography = locale === BASE_LOCALE ? [] : typographyProblems(text);
        for (const message of [...avoidedWords(text, locale, glossary), ...typography])
          report({ severity: 'error', ...source.locate(pointer), message });
      }
    }
  }
}

async function listStrings(siteDir: string, locale: string): Promise<string[]> {
  const files = FOLDERS.map(async (strings) => {
    const folder = posix.join(strings, locale);
    const names = await listSiteFiles(siteDir, { folder, pattern: /\.json$/ }, () => {});
    return names.map((name) => posix.join(folder, name));
  });
  return (await Promise.all(files)).flat();
}

function getStrings(value: JsonValue, pointer: string): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => getStrings(item, `${pointer}/${key}`));
}
