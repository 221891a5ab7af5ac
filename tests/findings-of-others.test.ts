import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The golden files are compared in `others.test.ts`. Here each finding has its words in one of them.
const FIXTURES = join(process.cwd(), 'tests/fixtures/others');
const ROW = /^\| (F?\d+|low) \| (.+?) \| (\S+) \| (never )?`(.+)` \|$/;

const rows = readFileSync(join(FIXTURES, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, finding = '', about = '', path = '', never, words = ''] = ROW.exec(line) ?? [];
    return finding === '' ? [] : [{ finding, about, path, isNever: never !== undefined, words }];
  });

/** A folder alone means its pages. */
function toFile(path: string): string {
  if (path.endsWith('.ts')) return path;
  return join(FIXTURES, path.endsWith('.txt') ? path : `${path}/pages.txt`);
}

test.each(rows)('finding $finding: $about', ({ path, words, isNever }) => {
  const text = readFileSync(toFile(path), 'utf8');
  if (isNever) expect(text).not.toContain(words);
  else expect(text).toContain(words);
});

test('every finding of both reviews has a row, and every row of the table is read', () => {
  const range = (count: number, prefix = '') => Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
  const table = readFileSync(join(FIXTURES, 'README.md'), 'utf8').match(/^\| (?!Finding|---)/gm);

  expect(new Set(rows.map(({ finding }) => finding))).toEqual(new Set([...range(11, 'F'), ...range(21), 'low']));
  expect(rows).toHaveLength(table?.length ?? 0);
});

test('every folder of documents shows a finding', () => {
  const folders = readdirSync(FIXTURES, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  const named = new Set(rows.map(({ path }) => path.split('/')[0]));

  expect(folders.filter((folder) => !named.has(folder))).toEqual([]);
});
