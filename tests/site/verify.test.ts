import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/cli/options.ts';
import { verifySite } from '../../scripts/verify/verify-site.ts';

// Our own site is a gate of its own: `npm run verify`.
test.each(['fixture-site', 'foreign-site', 'shop-site', 'services-site'])(
  'the pages of %s say what its documents say',
  async (name) => {
    const { subjects, differences } = await verifySite(ROOT, `${ROOT}/.generated/${name}`);

    expect(subjects).toBeGreaterThan(0);
    expect(differences).toEqual([]);
  },
);
