import { posix } from 'node:path';
import { isObject, type JsonValue } from '../content/json/json-value.ts';
import type { Report } from '../content/problems/problem.ts';
import { listSiteFiles } from '../content/read/list-files.ts';
import { readSource } from '../content/read/source.ts';
import { avoidedWords, type Glossary } from './glossary.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './settings.ts';
import { typographyProblems } from './typography.ts';

/** Where a site keeps the strings of its interface, in a folder for each language. */
const STRINGS = 'src/site/strings';

/** The strings of the interface use no word that their language avoids, and the punctuation of Chinese. */
export async function checkInterfaceWording(siteDir: string, glossary: Glossary, report: Report): Promise<void> {
  for (const locale of [BASE_LOCALE, ...TRANSLATED_LOCALES]) {
    const folder = posix.join(STRINGS, locale);
    for (const name of await listSiteFiles(siteDir, { folder, pattern: /\.json$/ }, () => {})) {
      const source = await readSource(siteDir, posix.join(folder, name), report);
      if (source === undefined) continue;
      for (const { pointer, text } of getStrings(source.value, '')) {
        const typography = locale === BASE_LOCALE ? [] : typographyProblems(text);
        for (const message of [...avoidedWords(text, locale, glossary), ...typography])
          report({ severity: 'error', ...source.locate(pointer), message });
      }
    }
  }
}

function getStrings(value: JsonValue, pointer: string): { pointer: string; text: string }[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => getStrings(item, `${pointer}/${key}`));
}
