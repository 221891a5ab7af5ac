import type { PoolClient } from 'pg';
import { createVocabulary, getStem, type Vocabulary } from '../../src/search/engine/expand.ts';
import { isHan } from '../../src/search/engine/tokenise.ts';
import { isIndexed } from './lexemes.ts';

export type Terms = { vocabulary: Vocabulary; telling: Map<string, number> };

/** One more than a word is expanded to: see `expand`. */
const PREFIXED = 81;
const MIN_TYPO_LENGTH = 4;
/** `card` and `crad` have one trigram of nine in common. */
const SIMILARITY = 0.1;
const SIMILAR = 500;

/**
 * What an export has of the words of a query: themselves, with other endings, as they begin, and, for one that is none of these, what is
 * similar. `known` are words that are searched as they are.
 */
export async function findTerms(
  client: PoolClient,
  place: [string, string],
  words: string[],
  known: string[],
): Promise<Terms> {
  const wanted = [...new Set(words)].filter(isIndexed);
  const latin = wanted.filter((word) => !isHan(word));
  const telling = new Map<string, number>();
  const add = (rows: { term: string; telling: number }[]) => {
    for (const row of rows) telling.set(row.term, row.telling);
  };
  const { rows } = await client.query<{ term: string; telling: number }>({
    name: 'terms',
    text: `select term, telling from search_term where export = $1 and edition = $2 and term = any($3::text[])
           union select term, telling from search_term where export = $1 and edition = $2 and stem = any($4::text[])
           union select found.term, found.telling from unnest($5::text[]) as word, lateral (
             select term, telling from search_term
             where export = $1 and edition = $2 and term >= word collate "C" and term < (word || U&'\\+10FFFF') collate "C"
             order by term limit ${PREFIXED}) as found`,
    values: [...place, [...wanted, ...known.filter(isIndexed)], latin.map(getStem), latin],
  });
  add(rows);
  const found = [...telling.keys()];
  const unknown = latin.filter((word) => word.length >= MIN_TYPO_LENGTH && !isFound(word, found));
  if (unknown.length > 0) {
    await client.query(`set local pg_trgm.similarity_threshold = ${SIMILARITY}`);
    const similar = await client.query<{ term: string; telling: number }>({
      name: 'similar',
      text: `select found.term, found.telling from unnest($3::text[]) as word, lateral (
               select term, telling from search_term
               where export = $1 and edition = $2 and term % word and length(term) between length(word) - 1 and length(word) + 1
               order by similarity(term, word) desc limit ${SIMILAR}) as found`,
      values: [...place, unknown],
    });
    add(similar.rows);
  }
  return { vocabulary: createVocabulary(telling.keys()), telling };
}

function isFound(word: string, terms: string[]): boolean {
  const stem = getStem(word);
  return terms.some((term) => term.startsWith(word) || getStem(term) === stem);
}
