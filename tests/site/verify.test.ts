import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/installation/installation.ts';
import { verifySite } from '../../scripts/verify/verify-site.ts';

// Our own site is a gate of its own: `npx api-docs verify`.
// Two versions in two languages have 10.
test.each([
  ['fixture-site', 10],
  ['foreign-site', 1],
  ['shop-site', 1],
  ['services-site', 1],
])('the pages of %s say what its documents say', async (name, least) => {
  const { subjects, differences } = await verifySite(ROOT, `${ROOT}/.generated/${name}`);

  expect(subjects).toBeGreaterThanOrEqual(least);
  expect(differences).toEqual([]);
});
