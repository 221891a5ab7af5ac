import { getStem } from './expand.ts';
import type { ParsedQuery } from './parse-query.ts';
import { getVerb } from './purpose.ts';
import type { IndexPage } from './search-index.ts';
import { STOP_WORDS } from './stop-words.ts';
import { isHan, type Token, tokenise } from './tokenise.ts';

/** Words of a title that say nothing about what it names. */
const WEAK: ReadonlySet<string> = new Set([
  'id',
  'ids',
  'new',
  'single',
  'multiple',
  'given',
  'existing',
  'specific',
  'details',
  'information',
  'info',
  'data',
  'endpoint',
  'list',
]);

/** Terms of each part of a title, of which the query has to have one: a word by its stem, or a Chinese character by the pairs that contain it. */
type Parts = string[][];

const partsOfPages = new WeakMap<IndexPage, Parts>();

/** What a query says and means, as stems with their quality. */
export function getMeant({ terms }: Pick<ParsedQuery, 'terms'>): Map<string, number> {
  const meant = new Map<string, number>();
  for (const { terms: all, quality } of terms)
    for (const term of all) {
      const stem = getStem(term);
      meant.set(stem, Math.max(meant.get(stem) ?? 0, Math.min(1, quality)));
    }
  return meant;
}

/**
 * How much of a title the query says, of 1: "new task" says all of "Create a task" and half of "Create a task template". The verb of the title is
 * left to its purpose.
 */
export function getTitleCoverage(page: IndexPage, meant: ReadonlyMap<string, number>): number {
  const parts = partsOfPages.get(page) ?? getParts(page.title);
  partsOfPages.set(page, parts);
  if (parts.length === 0) return 0;
  const covered = parts.map((terms) => Math.max(...terms.map((term) => meant.get(term) ?? 0)));
  return covered.reduce((sum, quality) => sum + quality, 0) / parts.length;
}

function getParts(title: string): Parts {
  const verb = getVerb(title.toLowerCase()) ?? '';
  const verbStart = title.toLowerCase().indexOf(verb);
  const tokens = tokenise(title).filter(
    ({ term, start }) =>
      !STOP_WORDS.has(term) && !WEAK.has(term) && (start < verbStart || start >= verbStart + verb.length),
  );
  const contains = (outer: Token, inner: Token) => outer.start <= inner.start && inner.end <= outer.end;
  const shortest = tokens.filter((token) => !tokens.some((other) => other !== token && contains(token, other)));
  return shortest.map((token) =>
    isHan(token.term)
      ? tokens.filter((other) => contains(other, token)).map(({ term }) => term)
      : [getStem(token.term)],
  );
}
