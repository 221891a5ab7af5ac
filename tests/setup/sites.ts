/** A built site that the browser tests visit. */
export type BuiltSite = { dir: string; origin: string; base: string };

/** The gate finds a free one (`scripts/checks/test-ports.ts`); the sites are built for it too. */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 4791);
export const DEV_PORT = FIRST_PORT + 120;
/** Where the search of the fixture site is served, by the server that a test starts. */
export const SEARCH_PORT = FIRST_PORT + 90;
/** Where the fixture site reports failures, to the server that a test starts. */
export const BEACON_PORT = FIRST_PORT + 95;
/** Where a test publishes one site after another: worker processes of Playwright add their number. */
export const DEPLOYMENT_PORT = FIRST_PORT + 100;

/** This site, as `npm run build` has left it. */
export const SITE: BuiltSite = {
  dir: 'dist',
  origin: `http://localhost:${FIRST_PORT}`,
  base: '/',
};

/** The site that uses what ours does not: two versions, menus in the bar, a base path. `npm run fixtures` has left it. */
export const FIXTURE_SITE: BuiltSite = {
  dir: '.generated/fixture-site',
  origin: `http://localhost:${FIRST_PORT + 60}`,
  base: '/docs/',
};

/** A site of one third-party document, without a site folder: `npm run fixtures` has left it. */
export const FOREIGN_SITE: BuiltSite = {
  dir: '.generated/foreign-site',
  origin: `http://localhost:${FIRST_PORT + 70}`,
  base: '/',
};

/** A site with a provider that is not ours, in plain JavaScript: `npm run fixtures` has left it. */
export const SHOP_SITE: BuiltSite = {
  dir: '.generated/shop-site',
  origin: `http://localhost:${FIRST_PORT + 80}`,
  base: '/',
};

/** A site of four services, each in a folder with a file of the same name: `npm run fixtures` has left it. */
export const SERVICES_SITE: BuiltSite = {
  dir: '.generated/services-site',
  origin: `http://localhost:${FIRST_PORT + 85}`,
  base: '/',
};
