import type { Report } from '../../content/problem.ts';
import { fromPointer, valueAt } from '../../content/read/json-pointer.ts';
import { overlayFile } from '../../content/read/localise.ts';
import type { Translation } from '../contract.ts';
import type { Glossary } from '../glossary.ts';
import { textsOf } from '../texts.ts';

// A character, or at least the punctuation: Solana（SPL）.
const CHINESE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Every text must be translated, except names and codes that are the same in all languages. */
export function checkCoverage(
  { source, value, result, locale }: Translation,
  glossary: Glossary,
  report: Report,
): void {
  for (const { pointer, text } of textsOf(source.value)) {
    if (glossary.isSameEverywhere(text)) continue;
    const translation = valueAt(value, fromPointer(pointer));
    if (typeof translation === 'string' && translation !== text && CHINESE.test(translation)) continue;
    const isThere = result?.origins.has(pointer) ?? false;
    report({
      severity: 'error',
      ...source.locate(pointer),
      message: `${isThere ? 'Translated by itself' : 'Not translated'} (${locale}): "${shorten(text)}"`,
      hint: `Add ${pointer} to ${overlayFile(source.file, locale)}.`,
    });
  }
}

export function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
