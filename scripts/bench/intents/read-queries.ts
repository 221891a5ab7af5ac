import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SearchData } from '../../../src/model/search.ts';
import { UsageError } from '../../cli/options.ts';
import type { Intent } from './read-intents.ts';

const queriesFile = z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1)));

/**
 * The queries of a file for a language of a built site. Their pages are named by what they call, `POST /refunds, POST /refunds/batch`, or by
 * address. Throws for what the site does not have.
 */
export async function readQueries(file: string, locale: string, { pages }: SearchData): Promise<Intent[]> {
  const byEndpoint = new Map(
    pages.flatMap(({ path, endpoints }) => endpoints.map((called) => [`${called.method} ${called.path}`, path])),
  );
  const paths = new Set(pages.map(({ path }) => path));
  const toPath = (name: string) => {
    const path = name.startsWith('/') ? name : byEndpoint.get(name);
    if (path !== undefined && paths.has(path)) return path;
    throw new UsageError(`${file} names ${name}, which the site does not have: build the site of these queries.`);
  };
  const queries = queriesFile.parse(parse(await readFile(file, 'utf8')))[locale] ?? {};
  return Object.entries(queries).flatMap(([names, texts]) => {
    const paths = names.split(', ').map(toPath);
    return texts.map((query) => ({ query, paths }));
  });
}
