import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { UsageError } from '../../../packages/base/node/options.ts';
import type { SearchData } from '../../../src/model/search.ts';
import type { Intent } from './read-intents.ts';

const queriesFile = z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1)));

/**
 * The queries of a file for a language of a built site. Their pages are named by what they call, `POST /refunds, POST /refunds/batch`, or by
 * address. `missing` are those that the site does not have, because its document has changed since; throws where it has none of them.
 */
export async function readQueries(
  file: string,
  locale: string,
  { pages }: SearchData,
): Promise<{ intents: Intent[]; missing: string[] }> {
  const byEndpoint = new Map(
    pages.flatMap(({ path, endpoints }) => endpoints.map((called) => [`${called.method} ${called.path}`, path])),
  );
  const paths = new Set(pages.map(({ path }) => path));
  const missing = new Set<string>();
  const toPath = (name: string) => {
    const path = name.startsWith('/') ? name : byEndpoint.get(name);
    if (path !== undefined && paths.has(path)) return path;
    missing.add(name);
    return [];
  };
  const queries = queriesFile.parse(parse(await readFile(file, 'utf8')))[locale] ?? {};
  const intents = Object.entries(queries).flatMap(([names, texts]) => {
    const paths = names.split(', ').flatMap(toPath);
    return paths.length > 0 ? texts.map((query) => ({ query, paths })) : [];
  });
  if (intents.length === 0 && missing.size > 0)
    throw new UsageError(`The site has no page that ${file} names: build the site of these queries.`);
  return { intents, missing: [...missing] };
}
