import { fromPointer, valueAt } from '../../content/json/json-pointer.ts';
import type { Report } from '../../findings/finding.ts';
import type { Translation } from '../contract.ts';
import { avoidedWords, type Glossary, termProblems } from '../glossary.ts';
import { BASE_LOCALE } from '../settings.ts';
import { getTexts } from '../texts.ts';
import { typographyProblems } from '../typography.ts';

/** No text uses a word that its language avoids; Chinese texts use the terms of the glossary and the punctuation of Chinese. */
export function checkWording({ source, value, locate, locale }: Translation, glossary: Glossary, report: Report): void {
  for (const { pointer, text } of getTexts(source.value)) {
    for (const message of avoidedWords(text, BASE_LOCALE, glossary))
      report({ severity: 'error', ...source.locate(pointer), message });
    const translation = valueAt(value, fromPointer(pointer));
    if (typeof translation !== 'string' || translation === text) continue;
    for (const message of [
      ...avoidedWords(translation, locale, glossary),
      ...termProblems(text, translation, glossary),
      ...typographyProblems(translation),
    ])
      report({ severity: 'error', ...locate(pointer), message });
  }
}
