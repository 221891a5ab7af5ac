import { search } from '../../src/search/engine/query.ts';
import type { SearchIndex } from '../../src/search/engine/search-index.ts';
import type { Intent } from './intents/read-intents.ts';

export type IntentFigures = {
  count: number;
  /** Queries whose first page, and one of whose first five pages, is what the reader looks for. */
  first: number;
  amongFive: number;
  misses: { query: string; found: string[] }[];
};

/** How often the search of a language finds what its readers mean. */
export function getIntentFigures(index: SearchIndex, intents: Intent[]): IntentFigures {
  const results = intents.map(({ query, paths }) => {
    const found = search(index, query, { pages: 5, hits: 3, excerpt: 100 }).groups.map(({ path }) => path);
    return { query, found, place: found.findIndex((path) => paths.includes(path)) };
  });
  return {
    count: results.length,
    first: results.filter(({ place }) => place === 0).length,
    amongFive: results.filter(({ place }) => place !== -1).length,
    misses: results.filter(({ place }) => place !== 0),
  };
}
