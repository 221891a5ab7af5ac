import type { Locale } from '../../../../src/model/locale.ts';

type Words = {
  decimal(whole: string, places: string, mayBeNegative: boolean): string;
  whole(most: string): string;
  range(first: string, last: string): string;
  digitsOr(some: number, more: number): string;
};

const ENGLISH: Words = {
  decimal: (whole, places, mayBeNegative) =>
    `${mayBeNegative ? 'decimal, may be negative' : 'decimal'}: up to ${whole} digits before the point and ${places} after it, no leading zeros`,
  whole: (most) => `1–${most}, no leading zeros`,
  range: (first, last) => `${first}–${last}`,
  digitsOr: (some, more) => `${some} or ${more} digits`,
};

const CHINESE: Words = {
  decimal: (whole, places, mayBeNegative) =>
    `十进制数${mayBeNegative ? '，可为负' : ''}：整数至多 ${whole} 位，小数至多 ${places} 位，无前导零`,
  whole: (most) => `1–${most}，无前导零`,
  range: (first, last) => `${first}–${last}`,
  digitsOr: (some, more) => `${some} 位或 ${more} 位数字`,
};

const DECIMAL = /^\^(-\?)?\(\?:0\|\[1-9\]\[0-9\]\{0,(\d+)\}\)\(\?:\\\.\[0-9\]\{1,(\d+)\}\)\?\$$/;
const WHOLE = /^\^\[1-9\]\[0-9\]\{0,(\d)\}\$$/;
const MONTH = '^(0[1-9]|1[0-2])$';
const DIGITS_OR = /^\^\[0-9\]\{(\d+)\}\(\[0-9\]\{(\d+)\}\)\?\$$/;

/** Patterns of numbers in words, where they have a common form. Those of dates and times show their form themselves. */
export function numberPatternInWords(pattern: string, locale: Locale): string | undefined {
  const words = locale === 'zh' ? CHINESE : ENGLISH;
  const [, sign, further, places] = DECIMAL.exec(pattern) ?? [];
  // The first digit stands before the repetition.
  if (further && places) return words.decimal(String(Number(further) + 1), places, sign !== undefined);
  const [, zeros] = WHOLE.exec(pattern) ?? [];
  if (zeros) return words.whole('9'.repeat(Number(zeros) + 1));
  if (pattern === MONTH) return words.range('01', '12');
  const [, some, more] = DIGITS_OR.exec(pattern) ?? [];
  return some && words.digitsOr(Number(some), Number(some) + Number(more));
}
