import type { Zone, ZoneKind } from '../../src/search/engine/search-index.ts';

/** The sign of a word in `lexemes` where a title says it, and where a heading does. No word of `tokenise` has a sign. */
export const TITLE = '^';
export const HEADING = '+';
const NAME = '=';

const TITLES: ReadonlySet<ZoneKind> = new Set(['title', 'keyword']);
const HEADINGS: ReadonlySet<ZoneKind> = new Set([...TITLES, 'words', 'description', 'endpoint', 'heading', 'message']);
const NAMES: ReadonlySet<ZoneKind> = new Set([...TITLES, 'endpoint', 'field', 'value', 'error', 'message', 'heading']);
/** A lexeme of PostgreSQL has at most 2,046 bytes; a query has 200 characters. */
const LONGEST = 200;

/** What a text adds to the lexemes of its page. */
export function getLexemes({ kind, plain, names }: Zone, terms: Iterable<string>): string[] {
  const found: string[] = [];
  for (const term of terms) {
    if (!isIndexed(term)) continue;
    found.push(term);
    if (TITLES.has(kind)) found.push(TITLE + term);
    if (HEADINGS.has(kind)) found.push(HEADING + term);
  }
  if (NAMES.has(kind)) for (const name of [plain, ...names]) if (isIndexed(name)) found.push(NAME + name);
  return found;
}

/** PostgreSQL has no text with a NUL. */
export function isIndexed(term: string): boolean {
  return term.length > 0 && term.length <= LONGEST && !term.includes('\0');
}

/** A lexeme as text of a `tsvector` or `tsquery`. */
export function quote(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}

export function quoteName(name: string): string {
  return quote(NAME + name);
}

/** The folders that a page is in: `/billing/cards/open` is in `/billing/` and in `/billing/cards/`. The slash is their sign. */
export function getFolders(path: string): string[] {
  return [...path.matchAll(/(?<=.)\//g)].map(({ index }) => path.slice(0, index + 1)).filter(isIndexed);
}

/** The folder of the pages whose paths begin so, quoted; undefined for all pages. */
export function quoteFolder(within: string): string | undefined {
  const folder = within.slice(0, within.lastIndexOf('/') + 1);
  return isIndexed(folder) && folder !== '/' ? quote(folder) : undefined;
}
