import { stemmer } from 'stemmer';
import { required } from '../../../packages/base/invariant.ts';
import { isHan, type Token } from './tokenise.ts';

/** The terms of an index, sorted, and those of each word stem. */
export type Vocabulary = { terms: string[]; stems: ReadonlyMap<string, string[]> };

/** How well a term of the index matches a word of the query, of 1. */
export const QUALITY = {
  typo: 0.4,
  prefix: 0.6,
  common: 0.5,
  synonym: 0.8,
  stem: 0.9,
  exact: 1,
  compound: 1.3,
} as const;

const MAX_EXPANSIONS = 80;
const MIN_TYPO_LENGTH = 4;

export function createVocabulary(terms: Iterable<string>): Vocabulary {
  const sorted = [...terms].sort();
  const stems = new Map<string, string[]>();
  for (const term of sorted) {
    const stem = getStem(term);
    const same = stems.get(stem);
    if (same) same.push(term);
    else stems.set(stem, [term]);
  }
  return { terms: sorted, stems };
}

/** Porter gives these the stem of "local", and they begin with it, but it is another word: "local server". */
const LOCALE = /^local(?:e|i[sz])/;

/** English words without their endings (Porter); any other term as it is. */
export function getStem(term: string): string {
  if (!/^[a-z]{3,}$/.test(term)) return term;
  return LOCALE.test(term) ? term.replace(/(?<=^locale)s$/, '') : stemmer(term);
}

export function isKnown(term: string, { terms }: Vocabulary): boolean {
  return terms[lowerBound(terms, term)] === term;
}

/** The terms of the index that a word of the query may mean: itself, with another ending, as it begins, or with one typo. */
export function expand(
  { term }: Token,
  { isCompound, isAlone }: { isCompound: boolean; isAlone: boolean },
  vocabulary: Vocabulary,
): { term: string; quality: number }[] {
  if (isHan(term)) return [{ term, quality: [...term].length > 1 || isAlone ? QUALITY.exact : QUALITY.typo }];
  const exact = isKnown(term, vocabulary) ? [{ term, quality: isCompound ? QUALITY.compound : QUALITY.exact }] : [];
  const stems = (vocabulary.stems.get(getStem(term)) ?? []).map((other) => ({ term: other, quality: QUALITY.stem }));
  const prefixed = withPrefix(term, vocabulary.terms)
    .filter((longer) => term !== 'local' || !LOCALE.test(longer))
    .map((longer) => ({ term: longer, quality: QUALITY.prefix }));
  const all = [...exact, ...stems.filter((other) => other.term !== term), ...prefixed];
  if (all.length > 0 || term.length < MIN_TYPO_LENGTH || /^\p{N}+$/u.test(term)) return all;
  return vocabulary.terms
    .filter((word) => isOneTypoAway(term, word))
    .map((word) => ({ term: word, quality: QUALITY.typo }));
}

function withPrefix(prefix: string, vocabulary: string[]): string[] {
  const found: string[] = [];
  for (let at = lowerBound(vocabulary, prefix); at < vocabulary.length && found.length < MAX_EXPANSIONS; at += 1) {
    const word = vocabulary[at];
    if (!word?.startsWith(prefix)) break;
    if (word !== prefix) found.push(word);
  }
  return found;
}

function lowerBound(sorted: string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (required(sorted[middle], 'The middle is within the list.') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One letter wrong, missing, too many, or two neighbours swapped. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return left !== right;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
