import { posix } from 'node:path';
import type { Locale } from '../../src/model/locale.ts';
import { isObject, type JsonValue } from '../content/json/json-value.ts';
import { listSiteFiles } from '../content/read/list-files.ts';
import type { SourcePosition } from '../content/read/locate.ts';
import { readSource } from '../content/read/source.ts';
import type { Report } from '../findings/finding.ts';
import { avoidedWords, type Glossary } from './glossary.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './settings.ts';
import { typographyProblems } from './typography.ts';

/** Where a site has the strings of its interface and of its provider, in a folder for each language. */
const FOLDERS = ['src/strings', 'site/provider/strings'];

/** The strings of the interface use no word that their language avoids, and the punctuation of Chinese. */
export async function checkInterfaceWording(siteDir: string, glossary: Glossary, report: Report): Promise<void> {
  for (const locale of [BASE_LOCALE, ...TRANSLATED_LOCALES]) {
    for (const { text, position } of await readStrings(siteDir, locale, report)) {
      const typography = locale === BASE_LOCALE ? [] : typographyProblems(text);
      for (const message of [...avoidedWords(text, locale, glossary), ...typography])
        report({ severity: 'error', ...position, message });
    }
  }
}

/** All strings of the interface in a language, with their positions. */
export async function readStrings(
  siteDir: string,
  locale: Locale,
  report: Report,
): Promise<{ text: string; position: SourcePosition }[]> {
  const files = (await listStrings(siteDir, locale)).map((file) => readSource(siteDir, file, report));
  return (await Promise.all(files)).flatMap((source) =>
    source ? getStrings(source.value, '').map(({ pointer, text }) => ({ text, position: source.locate(pointer) })) : [],
  );
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
