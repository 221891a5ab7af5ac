import { luhnDigit } from '../../../../packages/base/encoding/luhn.ts';

/** What a clipboard or an encoding puts between the groups of a card number, by kind: the kinds are not mixed within one. */
const SEPARATORS = {
  space:
    '[\\s+\\u00ad\\u200b-\\u200d\\u2060\\ufeff]|%20|%C2%A0|&nbsp;|\\\\[nrt]|\\\\u(?:00a0|20[0-2][\\da-f]|3000|feff)',
  hyphen: '[-\\u2010-\\u2015\\u2212\\uff0d]',
  dot: '[.\\uff0e]',
  underscore: '_',
};
const KINDS = Object.entries(SEPARATORS).map(([name, kind]) => ({ name, kind: new RegExp(`^(?:${kind})+$`, 'i') }));

const SEPARATOR = `(?:${Object.values(SEPARATORS).join('|')}){1,3}`;
/** Digits, also of full width, in groups: read once, because nothing after them can fail. */
const RUN = new RegExp(`[0-9０-９]+(?:${SEPARATOR}[0-9０-９]+)*`, 'gi');
const PART = new RegExp(`([0-9０-９]+)(${SEPARATOR})?`, 'gi');

/** What begins before the digits: a name, a fraction, a negative number, an identifier; but not with an escape sequence. */
const BEGUN = /[\w.-]$/;
const ESCAPE = /(?:%[\dA-F]{2}|\\[nrt]|\\u[\dA-F]{4})$/i;

/** As the large schemes begin: a time in milliseconds begins otherwise. */
const SCHEME = /^(?:[3-6]|2[2-7])/;
const LEAST_DIGITS = 13;
const MOST_DIGITS = 19;
/** A longer one beside others is a number of its own. */
const LONGEST_GROUP = 8;

/** The same text with asterisks in place of the middle of each card number (PCI DSS 3.4.1), whatever separates its digits; its length stays. */
export function maskCardNumbers(text: string): string {
  return text.replace(RUN, (run, offset: number) => {
    const before = text.slice(Math.max(0, offset - 6), offset);
    const isPart = (BEGUN.test(before) && !ESCAPE.test(before)) || /\w/.test(text.charAt(offset + run.length));
    return isPart ? run : maskRun(listGroups(run));
  });
}

/** `kind`: that of the separator, which follows the digits of `text`. */
type Group = { text: string; separator: string; kind: string | undefined };

function listGroups(run: string): Group[] {
  return [...run.matchAll(PART)].map(([, text = '', separator = '']) => ({
    text,
    separator,
    kind: KINDS.find(({ kind }) => kind.test(separator))?.name,
  }));
}

/** A card number is some of the groups: a date or a code may stand beside it. */
function maskRun(groups: Group[]): string {
  let masked = '';
  for (let at = 0; at < groups.length; ) {
    const count = countGroups(groups, at);
    const end = at + Math.max(1, count);
    masked += (count === 0 ? print : maskGroups)(groups.slice(at, end));
    at = end;
  }
  return masked;
}

/** Of how many groups the card number consists that begins with this one; 0 where none does. A fraction is none: one dot, or digits after a dot. */
function countGroups(groups: Group[], start: number): number {
  const { text: first = '', kind } = groups[start] ?? {};
  if (!/^[2-6２-６]/.test(first) || (groups[start - 1]?.kind ?? 'space') !== 'space') return 0;
  let digits = '';
  let count = 0;
  for (let at = start; at < groups.length && digits.length < MOST_DIGITS; at += 1) {
    const group = groups[at];
    if (!group || (at > start && group.text.length > LONGEST_GROUP)) break;
    digits += group.text.normalize('NFKC');
    const isFraction = kind === 'dot' && at === start + 1;
    if (!isFraction && isCardNumber(digits)) count = at - start + 1;
    if (group.text.length > LONGEST_GROUP || kind === undefined || group.kind !== kind) break;
  }
  return count;
}

function isCardNumber(digits: string): boolean {
  const isLongEnough = digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS;
  return isLongEnough && SCHEME.test(digits) && luhnDigit(digits.slice(0, -1)) === digits.at(-1);
}

function maskGroups(groups: Group[]): string {
  const count = groups.reduce((sum, { text }) => sum + text.length, 0);
  let seen = 0;
  const maskDigit = (digit: string) => {
    seen += 1;
    return seen <= 6 || seen > count - 4 ? digit : '*';
  };
  return print(groups.map((group) => ({ ...group, text: group.text.replace(/./g, maskDigit) })));
}

function print(groups: Group[]): string {
  return groups.map(({ text, separator }) => text + separator).join('');
}
