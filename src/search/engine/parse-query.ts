import { readPasted } from '../../paste/pasted-query.ts';
import type { GeneralRules } from './common-words.ts';
import { expand, isKnown, QUALITY, type Vocabulary } from './expand.ts';
import { getQueryPurpose, type Purpose } from './purpose.ts';
import type { SearchIndex } from './search-index.ts';
import { removeHanStopWords, STOP_WORDS } from './stop-words.ts';
import { isHan, plainText, type Token, tokenise } from './tokenise.ts';

/** Nobody reads results for more than this. */
const MAX_QUERY_CHARACTERS = 200;
const MAX_ATOMS = 30;

/**
 * Terms of the index that together match a part of the query: one, or those of a synonym of several words. `mask` has a bit for each
 * atom that they cover.
 */
export type QueryTerm = { terms: string[]; mask: number; quality: number };

/**
 * A query against one index. An atom is what has to be found: a Latin word, or one Han character, which a pair with its neighbour may
 * cover. `required` has the bits of all atoms that count; words such as "how" and 如何 do not.
 */
export type ParsedQuery = {
  text: string;
  /** Letters and digits of all of it, and without the words that do not count. */
  plain: string;
  plainRequired: string;
  atoms: string[];
  required: number;
  terms: QueryTerm[];
  /** Words of the site that stand for words of the reader. */
  tried: string[];
  /** What the reader wants done. */
  purpose: Purpose | undefined;
  rules: GeneralRules;
};

export function parseQuery(
  query: string,
  { vocabulary, synonyms, common, rules }: Pick<SearchIndex, 'vocabulary' | 'synonyms' | 'common' | 'rules'>,
): ParsedQuery {
  const { text, meant, tokens } = readQuery(query);
  const atoms = getAtoms(tokens).slice(0, MAX_ATOMS);
  const bit = (start: number, end: number) =>
    atoms.reduce((mask, atom, index) => (atom.start >= start && atom.end <= end ? mask | (1 << index) : mask), 0);
  const matches = [
    ...synonyms.find(meant).map((part) => ({ ...part, quality: QUALITY.synonym })),
    ...common.find(meant).map((part) => ({ ...part, quality: rules.synonym })),
  ].map((part) => ({ ...part, mask: bit(part.start, part.end) }));
  const pairs = matches.reduce(
    (mask, part) => (isHan(meant.slice(part.start)) ? mask | part.mask : mask),
    pairedMask(tokens, bit, vocabulary),
  );
  const required = requiredMask(atoms, pairs);
  const terms: QueryTerm[] = tokens.flatMap((token) => {
    const mask = bit(token.start, token.end);
    if ((mask & required) === 0 || ((mask & pairs) !== 0 && isLoneHan(token, atoms))) return [];
    const form = { isCompound: (mask & (mask - 1)) !== 0, isAlone: atoms.length === 1 };
    return expand(token, form, vocabulary).map(({ term, quality }) => ({ terms: [term], mask, quality }));
  });
  const meanings = matches.flatMap(({ mask, means, quality }) =>
    means.map((word) => ({ word, terms: getTerms(word), mask, quality })),
  );
  return {
    text,
    plain: plainText(text),
    plainRequired: atoms.flatMap(({ term }, index) => ((required & (1 << index)) !== 0 ? term : [])).join(''),
    atoms: atoms.map(({ term }) => term),
    required,
    terms: deduplicate([...terms, ...meanings]),
    tried: [...new Set(meanings.flatMap(({ word, quality }) => (quality === QUALITY.synonym ? word : [])))],
    purpose: getQueryPurpose(text),
    rules,
  };
}

/** Several words of a reader may mean the same word, and each term is searched once for the same atoms. */
function deduplicate(terms: QueryTerm[]): QueryTerm[] {
  const best = new Map<string, QueryTerm>();
  for (const { terms: all, mask, quality } of terms) {
    const key = `${mask} ${all.join(' ')}`;
    const same = best.get(key);
    if (same === undefined || same.quality < quality) best.set(key, { terms: all, mask, quality });
  }
  return [...best.values()];
}

/** What of a query is searched: its text, the same without the Han words that ask, and the tokens of that. */
export function readQuery(query: string): { text: string; meant: string; tokens: Token[] } {
  const text = readPasted(query).slice(0, MAX_QUERY_CHARACTERS).trim();
  const meant = removeHanStopWords(text);
  return { text, meant, tokens: tokenise(meant) };
}

/** The shortest terms of a word or phrase: characters that a pair covers are left out. */
function getTerms(text: string): string[] {
  const tokens = tokenise(text);
  const pairs = tokens.filter(({ term }) => isHan(term) && [...term].length > 1);
  return [...pairs, ...getAtoms(tokens).filter((atom) => !pairs.some((pair) => isInside(atom, pair)))].map(
    ({ term }) => term,
  );
}

function isInside(inner: Token, outer: Token): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

type Bits = (start: number, end: number) => number;

/** The Han characters that make a word of the site with a neighbour of theirs. */
function pairedMask(tokens: Token[], bit: Bits, vocabulary: Vocabulary): number {
  return tokens.reduce(
    (mask, { term, start, end }) =>
      isHan(term) && [...term].length > 1 && isKnown(term, vocabulary) ? mask | bit(start, end) : mask,
    0,
  );
}

/**
 * Words such as "how" do not count, and neither do Han characters that only join the words beside them (从卡里提现: 从, 里). If
 * nothing is left, everything counts: a query of unknown words finds nothing.
 */
function requiredMask(atoms: Token[], pairs: number): number {
  const all = 2 ** atoms.length - 1;
  const optional = atoms.reduce((mask, atom, index) => {
    const isJoint = pairs !== 0 && isHan(atom.term) && (pairs & (1 << index)) === 0 && hasHanBeside(atom, atoms);
    return isJoint || (STOP_WORDS.has(atom.term) && !isPartOfName(atom, atoms)) ? mask | (1 << index) : mask;
  }, 0);
  return (all & ~optional) !== 0 ? all & ~optional : all;
}

/** A part of an identifier or a path, such as `manage` in `cardManageId`. */
function isPartOfName({ start, end }: Token, atoms: Token[]): boolean {
  return atoms.some((other) => !isHan(other.term) && (other.end === start || other.start === end));
}

/** The shortest tokens, that contain no other: words, parts of identifiers, Han characters. */
function getAtoms(tokens: Token[]): Token[] {
  return tokens.filter(
    (token) =>
      !tokens.some(
        (other) => other !== token && isInside(other, token) && other.end - other.start < token.end - token.start,
      ),
  );
}

/** A character with a neighbour counts as part of a pair; the last of a run may also begin a word still being typed. */
function isLoneHan(token: Token, atoms: Token[]): boolean {
  if (!isHan(token.term) || [...token.term].length > 1) return false;
  return atoms.some(({ term, start }) => isHan(term) && start === token.end);
}

function hasHanBeside({ start, end }: Token, atoms: Token[]): boolean {
  return atoms.some((other) => isHan(other.term) && (other.end === start || other.start === end));
}
