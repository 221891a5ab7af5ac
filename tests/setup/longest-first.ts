import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than ten seconds: at the end, one of them would keep one processor busy and the other idle. */
const LONGEST = [
  'tests/samples/execution.test.ts',
  'tests/samples/first-runs.test.ts',
  'tests/spec/planted-mistakes.test.ts',
  'tests/spec/spectral-command.test.ts',
  'tests/site/generator.test.ts',
  'tests/certification/command.test.ts',
  'tests/samples/listen.test.ts',
  'tests/client/package.test.ts',
  'tests/site/search-database.test.ts',
  'tests/hosting/servers.test.ts',
];

/**
 * The longest files first, those with a DOM last: Vitest ends a worker, and with it every module that it has loaded, when the next file needs
 * another environment (`Pool.schedule` of Vitest 4).
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = (await super.sort(files)).map((file) => ({ file, rank: getRank(file.moduleId) }));
    return ranked.toSorted((one, other) => one.rank - other.rank).map(({ file }) => file);
  }
}

function getRank(file: string): number {
  const place = LONGEST.indexOf(relative(process.cwd(), file));
  if (place !== -1) return place;
  return readFileSync(file, 'utf8').startsWith('// @vitest-environment') ? LONGEST.length + 1 : LONGEST.length;
}
