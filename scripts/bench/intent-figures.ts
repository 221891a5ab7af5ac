import { search } from '../../src/search/engine/query.ts';
import { buildIndex, type SearchIndex } from '../../src/search/engine/search-index.ts';
import { parseSearchFile, readSearchFiles } from '../server/search-files.ts';
import { type Intent, readIntents } from './intents/read-intents.ts';
import { readQueries } from './intents/read-queries.ts';

type IntentFigures = {
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

/** The figures of a built site in words: of the queries that its search is tuned on, and of a held-out set, whose misses nobody may learn from. */
export async function describeIntents(dir: string, { listsMisses }: { listsMisses: boolean }): Promise<string[]> {
  const lines: string[] = [];
  const files = await readSearchFiles(dir);
  for (const set of ['tuned', 'held-out']) {
    const intents = await readIntents(set);
    for (const file of files) {
      const figures = getIntentFigures(buildIndex(parseSearchFile(file)), intents.get(file.locale) ?? []);
      lines.push(`${set} ${file.locale}: ${describe(figures)}`);
      if (!listsMisses || set === 'held-out') continue;
      for (const { query, found } of figures.misses) lines.push(`  ${query} → ${found.join(', ')}`);
    }
  }
  return lines;
}

/** The figures of any built site for the queries of a file, by language; see `readQueries` for its form. */
export async function describeQueries(
  dir: string,
  file: string,
  { listsMisses }: { listsMisses: boolean },
): Promise<string[]> {
  const lines: string[] = [];
  for (const searchFile of await readSearchFiles(dir)) {
    const data = parseSearchFile(searchFile);
    const { intents, missing } = await readQueries(file, searchFile.locale, data);
    if (intents.length === 0) continue;
    const figures = getIntentFigures(buildIndex(data), intents);
    lines.push(`${searchFile.locale}: ${describe(figures)}`);
    if (missing.length > 0) lines.push(`  not in this site, and left out: ${missing.join(', ')}`);
    if (listsMisses) for (const { query, found } of figures.misses) lines.push(`  ${query} → ${found.join(', ')}`);
  }
  return lines;
}

function describe({ count, first, amongFive }: IntentFigures): string {
  const percent = (part: number) => `${part} (${((100 * part) / count).toFixed(0)} %)`;
  return `${count} queries, first ${percent(first)}, among five ${percent(amongFive)}`;
}
