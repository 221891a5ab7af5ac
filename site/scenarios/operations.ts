import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readApis } from '../../scripts/content/read/api.ts';
import type { Report } from '../../scripts/findings/finding.ts';
import { type DescribedApi, listOperations } from '../generate/operations.ts';
import type { RunOptions } from './run-scenario.ts';

/** The operations of the documents and of the controls, by the names that scenarios give their sources. */
export async function readScenarioOperations(siteDir: string, report: Report): Promise<RunOptions['findOperation']> {
  const apis = await readApis(siteDir, 'en', report);
  const controls: DescribedApi = {
    id: 'sandbox',
    document: parse(await readFile(join(siteDir, 'openapi/sandbox/controls.yaml'), 'utf8')),
  };
  const operations = new Map(
    [...apis.filter(({ kind }) => kind === 'openapi'), controls].flatMap((api) =>
      listOperations(api).map(
        ({ id, method, route }) => [`${api.id.split('.')[0]}.${id}`, { method, path: route }] as const,
      ),
    ),
  );
  return (source, id) => operations.get(`${source}.${id}`);
}
