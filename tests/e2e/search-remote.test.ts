import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { hydrated } from '../setup/hydrated.ts';
import { openSearch } from '../setup/open-search.ts';
import { FIXTURE_SITE, SEARCH_PORT } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

// The fixture site asks a server: the one of `npm run search:serve`.
const ORIGIN = `http://localhost:${SEARCH_PORT}`;

test.use({ baseURL: FIXTURE_SITE.origin, locale: 'en', viewport: { width: 1440, height: 900 } });

// One server for all, so one after the other.
test.describe.configure({ mode: 'default' });

let server: ChildProcess;

test.beforeAll(async () => {
  server = spawn(process.execPath, [
    ...['--import', 'tsx', 'scripts/commands/search-serve.ts', FIXTURE_SITE.dir, '--port', String(SEARCH_PORT)],
  ]);
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes('answers at') && resolve());
    server.on('exit', (code) => reject(new Error(`The search server ended with ${code}.`)));
  });
});

test.afterAll(async () => {
  if (server.exitCode !== null) return;
  server.kill();
  await once(server, 'exit');
});

test('a remote source gives the same groups, tabs and links, from a server alone; a failed request is sent again', async ({
  page,
  expectComplaint,
}) => {
  // Another origin, requested on purpose.
  expectComplaint(new RegExp(`request: ${ORIGIN}`));
  expectComplaint(new RegExp(`503.*${ORIGIN}`));
  expectComplaint(/Failed to fetch search index/);
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await openSearch(page, '/docs/v1/guide');
  const field = page.getByRole('combobox');

  await field.fill('order');
  await expect(page.getByRole('option').first()).toContainText('Order');
  await expect(page.getByRole('option').first().locator('mark').first()).toHaveText('Order');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/docs\/v1\//);
  await page.getByRole('tab', { name: '简体中文' }).click();
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/docs\/v1\/zh\//);

  const searches = requests.filter(({ origin }) => origin === ORIGIN).map(({ searchParams }) => searchParams);
  expect(searches.map((query) => query.get('locale')).sort()).toEqual(['en', 'zh']);
  expect(new Set(searches.map((query) => `${query.get('q')} ${query.get('version')}`))).toEqual(new Set(['order v1']));
  expect(requests.filter(({ pathname }) => pathname.includes('/_data/search/'))).toEqual([]);

  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
  );
  await field.fill('orderPot');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch search index');
  await page.unroute(`${ORIGIN}/**`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
});

test('a site below a base path has its pages, its language menu and its search', async ({ page, expectComplaint }) => {
  // The search server is another origin.
  expectComplaint(new RegExp(`request: ${ORIGIN}`));
  await page.goto('/docs/guide');
  await hydrated(page);
  await page.locator('header summary', { hasText: 'English' }).click();
  await page.getByRole('banner').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/docs/zh/guide');
  await hydrated(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('点茶');
  await page.getByRole('option').first().click();

  await expect(page).toHaveURL(/\/docs\/zh\/brewing\/order-pot/);
});
