import type { Locale } from '../../../../src/model/locale.ts';
import { numberPatternInWords } from './number-pattern.ts';

/** How a language says what a pattern asks for. */
type Words = {
  /** `cm_` and what follows it. */
  after(prefix: string, rest: string): string;
  ulid: string;
  digits(count: string): string;
  capitals(count: string): string;
  /** A count of characters, and which. */
  characters(count: string, kinds: string[]): string;
  kinds: { letters: string; capitals: string; small: string; digits: string; space: string };
  atLeast(count: string): string;
};

const ENGLISH: Words = {
  after: (prefix, rest) => `${prefix} and ${rest}`,
  ulid: 'a ULID',
  digits: (count) => `${count} ${count === '1' ? 'digit' : 'digits'}`,
  capitals: (count) => `${count} capital ${count === '1' ? 'letter' : 'letters'}`,
  characters: (count, kinds) => `${count} ${count === '1' ? 'character' : 'characters'}: ${kinds.join(', ')}`,
  kinds: { letters: 'letters', capitals: 'capital letters', small: 'small letters', digits: 'digits', space: 'space' },
  atLeast: (count) => `${count} or more`,
};

const CHINESE: Words = {
  after: (prefix, rest) => `${prefix} 加 ${rest}`,
  ulid: 'ULID',
  digits: (count) => `${count} 位数字`,
  capitals: (count) => `${count} 个大写字母`,
  characters: (count, kinds) => `${count} 个字符：${kinds.join('、')}`,
  kinds: { letters: '字母', capitals: '大写字母', small: '小写字母', digits: '数字', space: '空格' },
  atLeast: (count) => `至少 ${count}`,
};

// Crockford's base 32, as identifiers here have it: https://github.com/ulid/spec
const ULID = '[0-7][0-9A-HJKMNP-TV-Z]{25}';
const WHOLE = /^\^((?:[A-Za-z0-9:-]*[_:-])?)(?:(\[[^\]\\]+\]|\\d)(?:\{(\d+)(,(\d*))?\}|([+*]))?)?\$$/;

/**
 * A pattern in words, where it has a form that many have: a fixed beginning, then a ULID or some characters of one kind; a
 * number. The others stay as they are.
 */
export function patternInWords(pattern: string, locale: Locale): string | undefined {
  const words = locale === 'zh' ? CHINESE : ENGLISH;
  if (pattern.endsWith(`${ULID}$`)) {
    const [, prefix] = /^\^(\w+_)$/.exec(pattern.slice(0, -`${ULID}$`.length)) ?? [];
    return prefix && words.after(prefix, words.ulid);
  }
  const [, prefix = '', set, least, range, most, sign] = WHOLE.exec(pattern) ?? [];
  if (set === undefined) return numberPatternInWords(pattern, locale);
  const rest = charactersInWords(set, countInWords({ least, range, most, sign }, words), words);
  return rest && prefix ? words.after(prefix, rest) : rest;
}

type Count = Record<'least' | 'range' | 'most' | 'sign', string | undefined>;

function countInWords({ least, range, most, sign }: Count, words: Words): string {
  if (sign) return words.atLeast(sign === '+' ? '1' : '0');
  if (least === undefined) return '1';
  if (range === undefined || most === least) return least;
  return most ? `${least}–${most}` : words.atLeast(least);
}

function charactersInWords(set: string, count: string, words: Words): string | undefined {
  const members = set === '\\d' ? '0-9' : set.slice(1, -1);
  if (members.startsWith('^')) return undefined;
  const has = (range: string) => members.includes(range);
  const others = members.replace('A-Z', '').replace('a-z', '').replace('0-9', '');
  // Any other range is one that has no name.
  if (/.-./.test(others)) return undefined;
  if (others === '' && members === '0-9') return words.digits(count);
  if (others === '' && members === 'A-Z') return words.capitals(count);
  const { kinds } = words;
  const letters = has('A-Z') ? (has('a-z') ? kinds.letters : kinds.capitals) : has('a-z') ? kinds.small : undefined;
  const signs = [...others].filter((sign) => sign !== ' ').join(' ');
  const named = [letters, has('0-9') && kinds.digits, has(' ') && kinds.space, signs];
  return words.characters(
    count,
    named.flatMap((kind) => kind || []),
  );
}
