import { isHan, plainText, type Token, tokenise } from './tokenise.ts';

/** Whatever is pasted into the field: nobody reads results for more than this. */
const MAX_QUERY_CHARACTERS = 200;
const MAX_ATOMS = 30;
const MAX_EXPANSIONS = 80;
const MIN_TYPO_LENGTH = 4;

/** How well a term matches a word of the query; higher is better. */
export const QUALITY = { typo: 1, stem: 2, prefix: 3, exact: 4, compound: 5 } as const;

/** A term of the index that matches a part of the query. `mask` has a bit for each atom that it covers. */
type QueryTerm = { term: string; mask: number; quality: number };

/**
 * A query against one vocabulary. An atom is what has to be found: a Latin word, or one Han character, which a pair with its
 * neighbour may cover. `required` has the bits of all atoms that count; words such as "how" and 如何 do not.
 */
export type ParsedQuery = { text: string; plain: string; atoms: number; required: number; terms: QueryTerm[] };

const STOP_WORDS = new Set(
  'a an the of to in for is are do does did how what which why when where i my me you and or with on by can could from it at be if this that should'.split(
    ' ',
  ),
);
const HAN_STOP = /如何|怎么样|怎么|怎样|什么是|什么|为什么|哪些|哪个|哪里|可以|是否|吗|呢|的|了|我|是|请问/gu;

export function parseQuery(query: string, vocabulary: string[]): ParsedQuery {
  const text = query.slice(0, MAX_QUERY_CHARACTERS).trim();
  const stripped = text.replace(HAN_STOP, ' ').trim();
  const tokens = tokenise(stripped === '' ? text : stripped);
  const atoms = getAtoms(tokens).slice(0, MAX_ATOMS);
  const bit = (start: number, end: number) =>
    atoms.reduce((mask, atom, index) => (atom.start >= start && atom.end <= end ? mask | (1 << index) : mask), 0);
  const pairs = pairedMask(tokens, bit, vocabulary);
  const terms = new Map<string, QueryTerm>();
  for (const token of tokens) {
    const mask = bit(token.start, token.end);
    if (mask === 0 || ((mask & pairs) !== 0 && isLoneHan(token, atoms))) continue;
    for (const { term, quality } of expand(token, atoms.length, mask, vocabulary))
      keepBest(terms, { term, mask, quality });
  }
  return {
    text,
    plain: plainText(text),
    atoms: atoms.length,
    required: requiredMask(atoms, pairs),
    terms: [...terms.values()],
  };
}

type Bits = (start: number, end: number) => number;

/** The Han characters that make a word of the site with a neighbour of theirs. */
function pairedMask(tokens: Token[], bit: Bits, vocabulary: string[]): number {
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
    return isJoint || STOP_WORDS.has(atom.term) ? mask | (1 << index) : mask;
  }, 0);
  return (all & ~optional) !== 0 ? all & ~optional : all;
}

/** The shortest tokens, that contain no other: words, parts of identifiers, Han characters. */
function getAtoms(tokens: Token[]): Token[] {
  return tokens.filter(
    (token) =>
      !tokens.some(
        (other) =>
          other !== token &&
          other.start >= token.start &&
          other.end <= token.end &&
          other.end - other.start < token.end - token.start,
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

function isKnown(term: string, vocabulary: string[]): boolean {
  return vocabulary[lowerBound(vocabulary, term)] === term;
}

function expand(token: Token, atoms: number, mask: number, vocabulary: string[]): { term: string; quality: number }[] {
  const { term } = token;
  if (isHan(term)) return [{ term, quality: [...term].length > 1 || atoms === 1 ? QUALITY.exact : QUALITY.typo }];
  const isCompound = (mask & (mask - 1)) !== 0;
  const found = isKnown(term, vocabulary) ? [{ term, quality: isCompound ? QUALITY.compound : QUALITY.exact }] : [];
  const prefixed = withPrefix(term, vocabulary).map((longer) => ({ term: longer, quality: QUALITY.prefix }));
  const stem = getStem(term);
  const stems = stem ? withPrefix(stem, vocabulary).map((other) => ({ term: other, quality: QUALITY.stem })) : [];
  const all = [...found, ...prefixed, ...stems];
  if (all.length > 0 || term.length < MIN_TYPO_LENGTH || /^\p{N}+$/u.test(term)) return all;
  return vocabulary.filter((word) => isOneTypoAway(term, word)).map((word) => ({ term: word, quality: QUALITY.typo }));
}

function withPrefix(prefix: string, vocabulary: string[]): string[] {
  const found: string[] = [];
  for (let at = lowerBound(vocabulary, prefix); at < vocabulary.length && found.length < MAX_EXPANSIONS; at += 1) {
    const word = vocabulary[at];
    if (!word?.startsWith(prefix)) break;
    found.push(word);
  }
  return found;
}

/** `cards` → `card`, `recharging` → `recharg`, `cancelled` → `cancell`: enough for English endings, as a prefix. */
function getStem(word: string): string | undefined {
  const stem = /^[a-z]+$/.test(word) ? word.replace(/(?:ing|ies|ed|es|s)$/, '') : word;
  return stem !== word && stem.length >= 4 ? stem : undefined;
}

function lowerBound(sorted: string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
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

function keepBest(terms: Map<string, QueryTerm>, term: QueryTerm): void {
  const known = terms.get(term.term);
  if (!known) terms.set(term.term, term);
  else
    terms.set(term.term, {
      term: term.term,
      mask: known.mask | term.mask,
      quality: Math.max(known.quality, term.quality),
    });
}
