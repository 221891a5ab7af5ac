import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Locale } from '../../src/model/locale.ts';
import type { Report } from '../findings/finding.ts';
import { avoidedWords, type Glossary, termProblems } from './glossary.ts';
import { guideLines, guideSections, subjectTitle } from './guide-texts.ts';
import { numberDifference } from './overlay/numbers.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './settings.ts';
import { typographyProblems } from './typography.ts';

/** The guides of a language, by their path below its folder. */
type Guides = ReadonlyMap<string, string>;

/**
 * No guide uses a word that its language avoids; Chinese guides use the terms of the glossary and say the numbers of the English
 * guide, section by section, with the punctuation of Chinese.
 */
export async function checkGuideWording(siteDir: string, glossary: Glossary, report: Report): Promise<void> {
  const source = await readGuides(siteDir, BASE_LOCALE);
  checkAvoidedWords(source, BASE_LOCALE, glossary, report);
  for (const locale of TRANSLATED_LOCALES) {
    const translation = await readGuides(siteDir, locale);
    checkAvoidedWords(translation, locale, glossary, report);
    for (const [name, text] of translation) {
      const file = posix.join('guides', locale, name);
      const wanted = guideSections(source.get(name) ?? '', titlesIn(source));
      for (const [index, section] of guideSections(text, titlesIn(translation)).entries()) {
        const english = wanted[index]?.text ?? '';
        const difference = english && numberDifference(english, section.text);
        for (const message of [
          ...termProblems(english, withoutForeignCells(section.text), glossary),
          ...typographyProblems(section.text),
          ...(difference ? [`The translation ${difference}: compare it with the English section.`] : []),
        ])
          report({ severity: 'error', file, line: section.line, message });
      }
    }
  }
}

function checkAvoidedWords(guides: Guides, locale: Locale, glossary: Glossary, report: Report): void {
  for (const [name, text] of guides)
    for (const { line, text: words } of guideLines(text, titlesIn(guides)))
      for (const message of avoidedWords(locale === BASE_LOCALE ? words : withoutForeignCells(words), locale, glossary))
        report({ severity: 'error', file: posix.join('guides', locale, name), line, message });
}

/** A table cell without a Chinese character is a term of the other language, as in a glossary. */
function withoutForeignCells(text: string): string {
  return text.replace(/\|[^|\n]+(?=\|)/g, (cell) => (/\p{Script=Han}/u.test(cell) ? cell : '|'));
}

async function readGuides(siteDir: string, locale: string): Promise<Guides> {
  const folder = join(siteDir, 'guides', locale);
  const names = (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.md'));
  const read = async (name: string) =>
    [name.replaceAll('\\', '/'), await readFile(join(folder, name), 'utf8')] as const;
  return new Map(await Promise.all(names.map(read)));
}

function titlesIn(guides: Guides): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const guide of guides.values()) {
    const [subject, title] = subjectTitle(guide) ?? [];
    if (subject !== undefined && title !== undefined) titles.set(subject, title);
  }
  return titles;
}
