import { fromPointer, valueAt } from '../../content/json/json-pointer.ts';
import type { Report } from '../../findings/finding.ts';
import { CODE_MARK, withCodeMarked } from '../code-spans.ts';
import type { Translation } from '../contract.ts';
import { getTexts } from '../texts.ts';
import { shorten } from './coverage.ts';

// Without one, which is also an article (一 as well), and zero.
const ENGLISH = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ENGLISH_ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const CHINESE = ['两二', '三', '四', '五', '六', '七', '八', '九', '十'];

/**
 * A translation says the numbers of its original text. A source hash says only that somebody declared the translation up to date; this
 * finds the one that was declared so and was not.
 */
export function checkNumbers({ source, value, locate, locale }: Translation, report: Report): void {
  for (const { pointer, text } of getTexts(source.value)) {
    const translation = valueAt(value, fromPointer(pointer));
    if (typeof translation !== 'string' || translation === text) continue;
    const difference = numberDifference(text, translation);
    if (difference === undefined) continue;
    const message = `The translation (${locale}) ${difference}: "${shorten(text)}".`;
    report({ severity: 'error', ...locate(pointer), message, hint: 'Check the translation against the English text.' });
  }
}

/** What a translation does with the numbers of a text, unless it says the same. */
export function numberDifference(text: string, translation: string): string | undefined {
  const [lost] = missingNumbers(text, translation);
  if (lost !== undefined) return `does not say ${lost}`;
  const [added] = missingNumbers(translation, text);
  return added === undefined ? undefined : `says ${added}, the text does not`;
}

/** The numbers that one text says, and the other does not say in digits or words. Chinese characters alone are no statement: 三方, 一二. */
function missingNumbers(text: string, other: string): string[] {
  const said = new Set([
    ...inDigits(other),
    ...inEnglish(other, ENGLISH),
    ...inEnglish(other, ENGLISH_ORDINALS),
    ...inChinese(other),
  ]);
  return [...new Set([...inDigits(text), ...inEnglish(text, ENGLISH)])].filter((number) => !said.has(number));
}

/** Numbers in digits outside code, without separators of thousands. */
function inDigits(text: string): string[] {
  const prose = withCodeMarked(text).replaceAll(CODE_MARK, ' ');
  return (prose.match(/\d(?:[\d.,]*\d)?/g) ?? []).map((number) => number.replace(/,(?=\d{3})/g, ''));
}

function inEnglish(text: string, words: readonly string[]): string[] {
  return words.flatMap((word, index) => (new RegExp(`\\b${word}\\b`, 'i').test(text) ? [String(index + 2)] : []));
}

function inChinese(text: string): string[] {
  return CHINESE.flatMap((characters, index) =>
    [...characters].some((one) => text.includes(one)) ? [String(index + 2)] : [],
  );
}
