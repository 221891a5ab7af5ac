import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { required } from '../../../packages/base/invariant.ts';

/** A query and the pages with the information that it asks for. */
export type Intent = { query: string; paths: string[] };

const subjectsFile = z.record(z.string(), z.array(z.string().startsWith('/')).min(1));
const queriesFile = z.record(z.string(), z.record(z.string(), z.array(z.string()).min(1)));

/** The queries of a set (`tuned`, `held-out`) for each language, with the addresses of their subjects. */
export async function readIntents(set: string): Promise<Map<string, Intent[]>> {
  const subjects = subjectsFile.parse(await readYaml('subjects'));
  const queries = queriesFile.parse(await readYaml(set));
  const getPaths = (names: string) =>
    names.split(', ').flatMap((name) => required(subjects[name], `the subject ${name} in subjects.yaml`));
  return new Map(
    Object.entries(queries).map(([locale, ofSubjects]) => [
      locale,
      Object.entries(ofSubjects).flatMap(([names, texts]) => texts.map((query) => ({ query, paths: getPaths(names) }))),
    ]),
  );
}

async function readYaml(name: string): Promise<unknown> {
  return parse(await readFile(new URL(`${name}.yaml`, import.meta.url), 'utf8'));
}
