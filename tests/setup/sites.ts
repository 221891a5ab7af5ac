/** A built site that the browser tests visit. */
export type BuiltSite = { dir: string; origin: string; base: string; command: string };

const serve = 'node --import tsx scripts/serve.ts';

/** This site, as `npm run build` has left it. */
export const SITE: BuiltSite = {
  dir: 'dist',
  origin: 'http://localhost:4791',
  base: '/',
  command: `${serve} dist --port 4791`,
};

/** The site that uses what ours does not: two versions, menus in the bar, a base path. */
export const FIXTURE_SITE: BuiltSite = {
  dir: '.generated/fixture-site',
  origin: 'http://localhost:4851',
  base: '/docs/',
  command: `node --import tsx scripts/build.ts --site tests/fixtures/site --out .generated/fixture-site && ${serve} .generated/fixture-site --port 4851`,
};
