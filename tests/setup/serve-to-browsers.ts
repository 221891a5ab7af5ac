import { serve, servers, teardown } from './serve-sites.ts';
import { FIXTURE_SITE, FOREIGN_SITE, SERVICES_SITE, SHOP_SITE, SITE } from './sites.ts';

/** Serves the sites to the browser tests, in the process of Playwright: a process for each would load the server five times. */
export default async function serveToBrowsers(): Promise<() => void> {
  for (const { dir, origin } of [SITE, FIXTURE_SITE, FOREIGN_SITE, SHOP_SITE, SERVICES_SITE]) {
    const served = await serve(dir, Number(new URL(origin).port));
    if (served !== origin) throw new Error(`Something else is served at ${origin}.`);
  }
  // Compressing every file once takes as long as loading it ten times; `tests/site` and `scripts/server` test it.
  for (const server of servers) server.prependListener('request', ({ headers }) => delete headers['accept-encoding']);
  return teardown;
}
