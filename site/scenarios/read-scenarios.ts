import { toPointer } from '../../scripts/content/json/json-pointer.ts';
import { listSiteFiles } from '../../scripts/content/read/list-files.ts';
import { readSource } from '../../scripts/content/read/source.ts';
import type { Report } from '../../scripts/findings/finding.ts';
import { type Scenario, scenarioShape } from './scenario.ts';

const FOLDER = 'openapi/scenarios';

/** All scenarios of a site folder, in the order of their names. One with a mistake is reported and left out. */
export async function readScenarios(siteDir: string, report: Report): Promise<Scenario[]> {
  const names = await listSiteFiles(siteDir, { folder: FOLDER, pattern: /\.arazzo\.yaml$/ }, report);
  const scenarios = await Promise.all(names.map((name) => readScenario(siteDir, name, report)));
  return scenarios.filter((scenario) => scenario !== undefined);
}

async function readScenario(siteDir: string, name: string, report: Report): Promise<Scenario | undefined> {
  const source = await readSource(siteDir, `${FOLDER}/${name}`, report);
  if (!source) return undefined;
  const { data: document, error } = scenarioShape.safeParse(source.value);
  for (const { path, message } of error?.issues ?? [])
    report({
      severity: 'error',
      ...source.locate(toPointer(path.map(String))),
      message: `${path.join('.')}: ${message}.`,
    });
  return document && { name: name.replace(/\.arazzo\.yaml$/, ''), file: source.file, document, locate: source.locate };
}
