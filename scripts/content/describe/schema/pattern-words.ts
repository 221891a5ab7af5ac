import type { Locale } from '../../../../src/model/locale.ts';
import type { CompilerText } from '../../../../src/strings/i18n.ts';
import { getText } from '../../texts/texts.ts';
import { numberPatternInWords } from './number-pattern.ts';

// Crockford's base 32, as identifiers here have it: https://github.com/ulid/spec
const ULID = '[0-7][0-9A-HJKMNP-TV-Z]{25}';
const PATTERN = /^\^((?:[A-Za-z0-9:-]*[_:-])?)(?:(\[[^\]\\]+\]|\\d)(?:\{(\d+)(,(\d*))?\}|([+*]))?)?\$$/;

/**
 * A pattern in words, where it has a form that many have: a fixed beginning, then a ULID or some characters of one kind; a
 * number. The others stay as they are.
 */
export function patternInWords(pattern: string, locale: Locale): string | undefined {
  const t = getText(locale);
  if (pattern.endsWith(`${ULID}$`)) {
    const [, prefix] = /^\^(\w+_)$/.exec(pattern.slice(0, -`${ULID}$`.length)) ?? [];
    return prefix && t('content:pattern.after', { prefix, rest: t('content:pattern.ulid') });
  }
  const [, prefix = '', set, least, range, most, sign] = PATTERN.exec(pattern) ?? [];
  if (set === undefined) return numberPatternInWords(pattern, locale);
  const rest = charactersInWords(set, countInWords({ least, range, most, sign }, t), t);
  return rest && prefix ? t('content:pattern.after', { prefix, rest }) : rest;
}

type Count = Record<'least' | 'range' | 'most' | 'sign', string | undefined>;

function countInWords({ least, range, most, sign }: Count, t: CompilerText): string {
  if (sign) return t('content:pattern.atLeast', { amount: sign === '+' ? 1 : 0 });
  if (least === undefined) return '1';
  if (range === undefined || most === least) return least;
  return most ? `${least}–${most}` : t('content:pattern.atLeast', { amount: least });
}

function charactersInWords(set: string, amount: string, t: CompilerText): string | undefined {
  // An amount such as `4–8` or `1 or more` has the plural form.
  const count = amount === '1' ? 1 : 2;
  const members = set === '\\d' ? '0-9' : set.slice(1, -1);
  if (members.startsWith('^')) return undefined;
  const has = (range: string) => members.includes(range);
  const others = members.replace('A-Z', '').replace('a-z', '').replace('0-9', '');
  // Any other range is one that has no name.
  if (/.-./.test(others)) return undefined;
  if (others === '' && members === '0-9') return t('content:pattern.digits', { amount, count });
  if (others === '' && members === 'A-Z') return t('content:pattern.capitals', { amount, count });
  const getKind = (kind: 'letters' | 'capitals' | 'small' | 'digits' | 'space') => t(`content:pattern.kind.${kind}`);
  const cases = has('A-Z') ? (has('a-z') ? 'letters' : 'capitals') : has('a-z') && 'small';
  const signs = [...others].filter((sign) => sign !== ' ').join(' ');
  const named = [cases && getKind(cases), has('0-9') && getKind('digits'), has(' ') && getKind('space'), signs];
  const kinds = named.flatMap((kind) => kind || []).join(t('separator.list'));
  return t('content:pattern.characters', { amount, count, kinds });
}
