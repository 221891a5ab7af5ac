import type { Locale } from '../../../../src/model/locale.ts';
import { getText } from '../../texts/texts.ts';

const DECIMAL = /^\^(-\?)?\(\?:0\|\[1-9\]\[0-9\]\{0,(\d+)\}\)\(\?:\\\.\[0-9\]\{1,(\d+)\}\)\?\$$/;
const INTEGER = /^\^\[1-9\]\[0-9\]\{0,(\d)\}\$$/;
const MONTH = '^(0[1-9]|1[0-2])$';
const DIGITS_OR = /^\^\[0-9\]\{(\d+)\}\(\[0-9\]\{(\d+)\}\)\?\$$/;

/** Patterns of numbers in words, where they have a common form. Those of dates and times show their form themselves. */
export function numberPatternInWords(pattern: string, locale: Locale): string | undefined {
  const t = getText(locale);
  const [, sign, further, places] = DECIMAL.exec(pattern) ?? [];
  // The first digit is before the repetition.
  if (further && places) {
    const key = sign === undefined ? 'content:pattern.decimal' : 'content:pattern.signedDecimal';
    return t(key, { whole: Number(further) + 1, places });
  }
  const [, zeros] = INTEGER.exec(pattern) ?? [];
  if (zeros) return t('content:pattern.integer', { most: '9'.repeat(Number(zeros) + 1) });
  if (pattern === MONTH) return t('content:pattern.range', { first: '01', last: '12' });
  const [, some, more] = DIGITS_OR.exec(pattern) ?? [];
  return some && t('content:pattern.digitsOr', { some, more: Number(some) + Number(more) });
}
