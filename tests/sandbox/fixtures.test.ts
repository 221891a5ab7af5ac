import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordFixtures } from './fixtures.ts';

// The guide "Test and simulate" shows this file, which the site also publishes.
it('the published fixtures are what a fresh sandbox holds and what its trigger values cause', async () => {
  const fixtures = `${JSON.stringify(await recordFixtures(), null, 2)}\n`;

  await expect(fixtures).toMatchFileSnapshot(join(process.cwd(), 'openapi/sandbox/fixtures.json'));
});
