/** A searchable part of a text. Offsets are those of the original text, whatever folding did to its length. */
export type Token = { term: string; start: number; end: number };

/** Words joined by these are one identifier or path: `card_manage_id`, `/v2/card/{id}`, `deposit.detected`. */
const COMPOUND =
  /(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[_./:{}-]{1,3}(?:(?!\p{Script=Han})[\p{L}\p{N}])+)*|\p{Script=Han}+/gu;
const PART = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{N}]+|\p{Lu}|\p{N}+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII needs no folding.
const ASCII = /^[\x00-\x7f]*$/;
/** Of a longer compound, a URL in code, only the parts count. */
const MAX_PARTS = 8;

/** Text with the original offset of each of its UTF-16 units: full-width forms folded, accents taken off. */
type Folded = { text: string; offsets: number[] | undefined };

/**
 * The words of a text, the same for the index and for a query: runs of Han characters as single characters and
 * overlapping pairs, because readers expect any piece of a sentence to be found; identifiers and paths as their parts
 * (`card`, `manage`, `id`), as the whole (`cardmanageid`) and as each end of it (`manageid`). All in lower case.
 */
export function tokenise(text: string): Token[] {
  const { text: folded, offsets } = fold(text);
  const getOffset = (index: number) => offsets?.[index] ?? index;
  const tokens: Token[] = [];
  const add = (term: string, start: number, end: number) =>
    tokens.push({ term, start: getOffset(start), end: offsets ? (offsets[end] ?? text.length) : end });

  for (const { 0: run, index } of folded.matchAll(COMPOUND)) {
    if (isHan(run)) addHan(run, index, add);
    else addCompound(run, index, add);
  }
  return tokens;
}

/** Letters and digits alone, folded: two texts that differ in spaces and punctuation only are the same. */
export function plainText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '');
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Script=Han}]+/gu, '');
}

/** Whether a folded text consists of, or begins with, Han characters. */
export function isHan(text: string): boolean {
  return /^\p{Script=Han}/u.test(text);
}

type Add = (term: string, start: number, end: number) => void;

function addHan(run: string, index: number, add: Add): void {
  let previous: { character: string; at: number } | undefined;
  let at = index;
  for (const character of run) {
    const end = at + character.length;
    add(character, at, end);
    if (previous) add(previous.character + character, previous.at, end);
    previous = { character, at };
    at = end;
  }
}

function addCompound(run: string, index: number, add: Add): void {
  const parts = getParts(run);
  const end = index + run.length;
  for (const [position, part] of parts.entries()) {
    add(part.term, index + part.start, index + part.end);
    if (position < parts.length - 1 && parts.length <= MAX_PARTS) {
      const rest = parts.slice(position).map(({ term }) => term);
      add(rest.join(''), index + part.start, end);
    }
  }
}

/** Parts of an identifier: split at its joints and where a lower-case letter meets an upper-case one. */
function getParts(run: string): Token[] {
  return [...run.matchAll(PART)].map(({ 0: part, index }) => ({
    term: part.toLowerCase(),
    start: index,
    end: index + part.length,
  }));
}

/** ASCII and the common Han characters, which are most of a text, have no other form. */
function isFolded(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 0x80 || (code >= 0x4e00 && code <= 0x9fff);
}

/** Compatibility forms folded (Ａ is A), accents removed. Character by character, so that every offset stays known. */
function fold(text: string): Folded {
  if (ASCII.test(text)) return { text, offsets: undefined };
  let folded = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = isFolded(character) ? character : character.normalize('NFKD').replace(/\p{M}/gu, '');
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(at);
    at += character.length;
  }
  offsets.push(at);
  return { text: folded, offsets };
}
