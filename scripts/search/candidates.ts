import type { PoolClient } from 'pg';
import type { ParsedQuery } from '../../src/search/engine/parse-query.ts';
import { HEADING, isIndexed, quote, quoteFolder, quoteName, TITLE } from './lexemes.ts';

/** Somewhat more than the 50 that the dialog shows at most; the order is made among them. */
const MOST = 60;
/** Of a query of many words, the rarest are searched one by one. */
const RAREST = 3;

/** Numbers of the pages that may be the best for a query; `isPart` where more pages match. */
export type Candidates = { pages: number[]; isPart: boolean };

/** A query with the counts of its terms, and how the paths of its pages begin. */
export type Wanted = { query: ParsedQuery; telling: ReadonlyMap<string, number>; within: string };

/** Searches where matches are worth most first: names, titles with all words, then less and less, until there are enough. */
export async function findCandidates(
  client: PoolClient,
  [exported, edition]: [string, string],
  { query, telling, within }: Wanted,
): Promise<Candidates> {
  const folder = quoteFolder(within);
  const found = new Set<number>();
  for (const step of getSteps(query, telling)) {
    const { rows } = await client.query<{ page: number }>({
      name: 'candidates',
      text: `select page from search_page where export = $1 and edition = $2 and lexemes @@ $3::tsquery
             order by length, page limit $4`,
      values: [exported, edition, folder === undefined ? step : `(${step}) & ${folder}`, MOST],
    });
    for (const { page } of rows) found.add(page);
    if (found.size >= MOST) return { pages: [...found].slice(0, MOST), isPart: true };
  }
  return { pages: [...found], isPart: false };
}

function getSteps(query: ParsedQuery, telling: ReadonlyMap<string, number>): string[] {
  const names = [query.plain, query.plainRequired].filter(isIndexed).map(quoteName);
  const atoms = query.atoms
    .flatMap((_, atom) => ((query.required & (1 << atom)) === 0 ? [] : [getTerms(query, atom)]))
    .filter((terms) => terms.length > 0);
  const count = (terms: string[][]) =>
    Math.max(...terms.map((all) => Math.min(...all.map((t) => telling.get(t) ?? 0))));
  const rare = [...atoms].sort((a, b) => count(a) - count(b)).slice(0, RAREST);
  const signs = [TITLE, HEADING, ''];
  const all = (sign: string) => atoms.map((terms) => anyOf(terms, sign)).join(' & ');
  const any = (sign: string) => atoms.map((terms) => anyOf(terms, sign)).join(' | ');
  const apart = atoms.length > 1 ? rare.flatMap((terms) => signs.map((sign) => anyOf(terms, sign))) : [];
  return [names.join(' | '), ...signs.map(all), ...apart, ...(atoms.length > 1 ? signs.map(any) : [])].filter(
    (step) => step !== '',
  );
}

function getTerms({ terms }: ParsedQuery, atom: number): string[][] {
  return terms.filter(({ mask }) => (mask & (1 << atom)) !== 0).map(({ terms }) => terms.filter(isIndexed));
}

/** Terms of which one is enough; those of a synonym of several words belong together. */
function anyOf(terms: string[][], sign: string): string {
  const parts = terms.map((all) => all.map((term) => quote(sign + term)).join(' & ')).filter((part) => part !== '');
  return `(${parts.map((part) => `(${part})`).join(' | ')})`;
}
