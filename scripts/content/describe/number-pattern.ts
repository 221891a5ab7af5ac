import type { Locale } from '../../../src/model/locale.ts';

type Words = {
  decimal(whole: string, places: string, mayBeNegative: boolean): string;
  whole(most: string): string;
  range(first: string, last: string): string;
  digitsOr(some: number, more: number): string;
  form(mask: string): string;
};

const ENGLISH: Words = {
  decimal: (whole, places, mayBeNegative) =>
    `${mayBeNegative ? 'decimal, may be negative' : 'decimal'}: up to ${whole} digits before the point and ${places} after it, no leading zeros`,
  whole: (most) => `1–${most}, no leading zeros`,
  range: (first, last) => `${first}–${last}`,
  digitsOr: (some, more) => `${some} or ${more} digits`,
  form: (mask) => `the form ${mask}, each 0 a digit`,
};

const CHINESE: Words = {
  decimal: (whole, places, mayBeNegative) =>
    `十进制数${mayBeNegative ? '，可为负' : ''}：整数至多 ${whole} 位，小数至多 ${places} 位，无前导零`,
  whole: (most) => `1–${most}，无前导零`,
  range: (first, last) => `${first}–${last}`,
  digitsOr: (some, more) => `${some} 位或 ${more} 位数字`,
  form: (mask) => `形如 ${mask}，每个 0 代表一位数字`,
};

const DECIMAL = /^\^(-\?)?\(\?:0\|\[1-9\]\[0-9\]\{0,(\d+)\}\)\(\?:\\\.\[0-9\]\{1,(\d+)\}\)\?\$$/;
const WHOLE = /^\^\[1-9\]\[0-9\]\{0,(\d)\}\$$/;
const MONTH = '^(0[1-9]|1[0-2])$';
const DIGITS_OR = /^\^\[0-9\]\{(\d+)\}\(\[0-9\]\{(\d+)\}\)\?\$$/;
/** Numbers of so many digits with signs or letters between them: a date, a time. */
const FORM = /^\^(?:(?:\\d|\[0-9\])\{\d+\}(?:\\\.|[-:TZ/])?)+\$$/;

/** Patterns of numbers, dates and times in words, where they have a common form. */
export function numberPatternInWords(pattern: string, locale: Locale): string | undefined {
  const words = locale === 'zh' ? CHINESE : ENGLISH;
  const [, sign, further, places] = DECIMAL.exec(pattern) ?? [];
  // The first digit stands before the repetition.
  if (further && places) return words.decimal(String(Number(further) + 1), places, sign !== undefined);
  const [, zeros] = WHOLE.exec(pattern) ?? [];
  if (zeros) return words.whole('9'.repeat(Number(zeros) + 1));
  if (pattern === MONTH) return words.range('01', '12');
  const [, some, more] = DIGITS_OR.exec(pattern) ?? [];
  if (some) return words.digitsOr(Number(some), Number(some) + Number(more));
  return FORM.test(pattern) ? words.form(maskOf(pattern)) : undefined;
}

function maskOf(pattern: string): string {
  return pattern
    .slice(1, -1)
    .replace(/(?:\\d|\[0-9\])\{(\d+)\}/g, (_, count: string) => '0'.repeat(Number(count)))
    .replaceAll('\\', '');
}
