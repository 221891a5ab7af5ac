import { required } from '../../../packages/base/invariant.ts';
import type { Reference } from './reference.ts';

/**
 * What a quantity is counted in: seconds for all times up to weeks. Characters, digits and attempts are counts; a rate has the seconds of
 * its window, money its currency, a bare number nothing.
 */
type Measure = Unit[0] | 'none' | { per: number } | { currency: string };

/** A number with its unit as an author typed it, to be compared with the numbers of the contract; `text` is what it is in. */
export type Quantity = Reference & { amounts: number[]; measure: Measure; text: string };

type Unit = [measure: 'second' | 'month' | 'byte' | 'percent' | 'count', factor: number];

const UNITS: Record<string, Unit> = {
  millisecond: ['second', 0.001],
  second: ['second', 1],
  minute: ['second', 60],
  hour: ['second', 3600],
  day: ['second', 86_400],
  week: ['second', 604_800],
  month: ['month', 1],
  year: ['month', 12],
  byte: ['byte', 1],
  kib: ['byte', 1024],
  percent: ['percent', 1],
  character: ['count', 1],
  digit: ['count', 1],
  bit: ['count', 1],
  attempt: ['count', 1],
};

const SHORT_UNITS: Record<string, keyof typeof UNITS> = { s: 'second', ms: 'millisecond', '%': 'percent' };

const CHINESE_UNITS: Record<string, keyof typeof UNITS> = {
  毫秒: 'millisecond',
  秒: 'second',
  分钟: 'minute',
  小时: 'hour',
  天: 'day',
  周: 'week',
  个月: 'month',
  年: 'year',
  字节: 'byte',
  KiB: 'kib',
  '%': 'percent',
  个字符: 'character',
  位: 'digit',
  次: 'attempt',
};

// "The last four digits" is not a limit, nor is one attempt, or 前一天, the day before.
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = String.raw`\d+(?:\.\d+)?`;

const ENGLISH = new RegExp(
  String.raw`(?<![\w.,])(${NUMBER}(?:, ${NUMBER})*(?: (?:and|or|to) ${NUMBER})?|(?!one attempt)(?:${WORDS.join('|')})(?=[ -](?!character|digit|bit)))[ -]?(${Object.keys(UNITS).join('|')}|ms\b|s\b|%)s?(?!\w)`,
  'gi',
);
const ENGLISH_RATE = new RegExp(
  String.raw`(?<![\w.,])(${NUMBER})(?: [a-z]+)? (?:an?|per|every|each) (second|minute|hour|day)`,
  'gi',
);
const CHINESE = new RegExp(
  `(?<![\\d.,])(${NUMBER}(?:[、至到] ?${NUMBER})*|(?!一天)[一二两三四五六七八九十]+(?! ?[次位个])) ?(${Object.keys(CHINESE_UNITS).join('|')})`,
  'g',
);
const CHINESE_RATE = new RegExp(`每(秒|分钟|小时|天)(?:最多)? ?(${NUMBER}) ?[次个条帧]`, 'g');
const MONEY = new RegExp(String.raw`(?<![\w.,])(${NUMBER}) ?([A-Z]{3,4})\b`, 'g');
/** Four digits or more that are not part of an amount, a date, a path or a formula. */
const BARE = /(?<![\w.,/#:-]|[+−×=÷] ?)\d{4,}(?![\w/:-]|[.,]\d| ?[×=÷])/g;

/** The numbers with a unit, the rates and the large bare numbers of a text. Lines and columns are those of `getPosition`. */
export function findQuantities(
  text: string,
  getPosition: (offset: number) => { line: number; column: number },
): Quantity[] {
  const found = new Map<number, Quantity>();
  const note = ({ 0: target, index }: RegExpExecArray, numbers: string, measure: Measure, factor = 1) => {
    const amounts = getAmounts(numbers).map((amount) => amount * factor);
    const isPart = [...found].some(([start, whole]) => start <= index && index < start + whole.target.length);
    if (amounts.length > 0 && !isPart) found.set(index, { target, ...getPosition(index), amounts, measure, text });
  };
  for (const match of text.matchAll(ENGLISH_RATE)) note(match, getGroup(match, 1), getRate(getGroup(match, 2)));
  for (const match of text.matchAll(CHINESE_RATE)) note(match, getGroup(match, 2), getRate(translateUnit(match, 1)));
  for (const match of text.matchAll(MONEY)) note(match, getGroup(match, 1), { currency: getGroup(match, 2) });
  for (const match of text.matchAll(ENGLISH)) {
    const name = getGroup(match, 2).toLowerCase();
    note(match, getGroup(match, 1), ...getUnit(SHORT_UNITS[name] ?? name));
  }
  for (const match of text.matchAll(CHINESE)) note(match, getGroup(match, 1), ...getUnit(translateUnit(match, 2)));
  for (const match of text.matchAll(BARE)) note(match, match[0], 'none');
  return [...found.values()];
}

/** The patterns list the words that they find, and have no group that may be absent. */
function getGroup(match: RegExpExecArray, index: number): string {
  return required(match[index], 'Every group of a pattern of quantities takes part in a match.');
}

function translateUnit(match: RegExpExecArray, index: number): string {
  return required(CHINESE_UNITS[getGroup(match, index)], 'The patterns know the same units as the table.');
}

function getUnit(name: string): Unit {
  return required(UNITS[name], 'The patterns know the same units as the table.');
}

function getRate(unit: string): Measure {
  return { per: getUnit(unit.toLowerCase())[1] };
}

/** `2, 5 and 10`, `five`, 三十. */
function getAmounts(text: string): number[] {
  const numbers = text.match(/\d+(?:\.\d+)?/g);
  if (numbers) return numbers.map(Number);
  const word = WORDS.indexOf(text.toLowerCase());
  return [word >= 0 ? word + 1 : chineseNumber(text)];
}

/** Up to 99. */
function chineseNumber(text: string): number {
  const digit = (character: string) => (character === '两' ? 2 : '〇一二三四五六七八九'.indexOf(character));
  const [tens, ones] = text.includes('十') ? text.split('十') : ['〇', text];
  return (tens ? digit(tens) : 1) * 10 + (ones ? digit(ones) : 0);
}
