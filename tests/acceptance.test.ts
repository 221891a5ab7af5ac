import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['tests/e2e', 'tests/a11y', 'tests/search', 'src/shell', 'src/ui', 'scripts/content/compose'];

/**
 * The acceptance cases of the site's behaviour by letter, as they were agreed on; numbers that are missing were withdrawn. A15, that every
 * link leads to a page and a place in it, is `npm run links` over the built site.
 */
const CASES: Record<string, number[]> = {
  A: [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13, 14, 16],
  B: [1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16],
  C: [1, 2, 3, 4, 5],
  D: [1, 2, 3, 4, 5, 6, 7, 9, 12],
  E: [1, 2, 3, 4, 5, 6, 9, 10, 11],
  F: [1, 2, 3, 4],
  G: [1, 2, 3, 4, 5, 6, 7, 10],
  H: [1, 2, 3, 4, 5, 7, 8, 9, 11, 14, 15],
  I: [1, 2, 3, 5, 6, 7, 8, 10, 11],
  J: [1, 2, 4],
  K: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16, 18, 19, 20, 22, 23, 26, 28, 31, 32],
  L: [1, 2, 3, 4, 5, 7, 8],
  M: [1, 2, 3, 5, 6, 8],
  N: [1, 2, 4],
  O: [1, 2, 3, 4, 5, 8, 9],
  P: [1],
  Q: [1, 2, 3, 4, 5, 8],
};

/** Of the 37 defects: those of the search are shown absent by its cases, the weight (36) by `npm run budgets`. */
const DEFECTS = Array.from({ length: 37 }, (_, index) => index + 1).filter(
  (defect) => ![19, 22, 23, 24, 25, 26, 27, 36].includes(defect),
);

/** Every id that stands at the beginning of a test's title. */
function provenIds(): Set<string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const titles = files.flatMap((text) => [...text.matchAll(/\b(?:it|test)\(\s*['`]((?:[A-Q]\d+ |defect \d+ )+)/g)]);
  // Cases of one test, with the id as the first value of each.
  const rows = files.flatMap((text) => [...text.matchAll(/\[\s*'([A-Q]\d+)',/g)]);
  return new Set([...titles, ...rows].flatMap(([, ids = '']) => ids.match(/defect \d+|[A-Q]\d+/g) ?? []));
}

it('has a test for every acceptance case, and one for every defect that the site must not have', () => {
  const proven = provenIds();
  const wanted = Object.entries(CASES).flatMap(([letter, numbers]) => numbers.map((number) => `${letter}${number}`));

  const missing = [...wanted, ...DEFECTS.map((number) => `defect ${number}`)].filter((id) => !proven.has(id));

  expect(missing).toEqual([]);
});
