import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { openSearch } from '../setup/open-search.ts';
import { BEACON_PORT, FIXTURE_SITE, SEARCH_PORT } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

// The fixture site asks a server: the one of `npm run search -- serve`.
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

test(
  'a site below a base path has its pages, its language menu and its search',
  NIGHTLY,
  async ({ page, expectComplaint }) => {
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
  },
);

const BEACON = `http://localhost:${BEACON_PORT}`;

/** What the server of the owner has received. */
async function startReceiver(): Promise<{
  failures: unknown[];
  headers: IncomingMessage['headers'][];
  stop: () => void;
}> {
  const failures: unknown[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    failures.push(JSON.parse(Buffer.concat(chunks).toString()));
    headers.push(request.headers);
    response.writeHead(204).end();
  });
  receiver.listen(BEACON_PORT);
  await once(receiver, 'listening');
  return { failures, headers, stop: () => receiver.close() };
}

test(
  'missing pages and failed searches are reported to the owner without anything about the reader',
  NIGHTLY,
  async ({ page, context, expectComplaint }) => {
    expectComplaint(new RegExp(`request: (${ORIGIN}|${BEACON}/events)`));
    const { failures, headers, stop } = await startReceiver();
    // Ports share cookies: a request with credentials would have it.
    await context.addCookies([{ name: 'reader', value: '1', url: BEACON }]);

    await page.goto('/docs/zh/no-such-page?email=tea@example.com');
    await expect(page.getByRole('main')).toContainText('报告给本站所有者');
    const policy = page.locator('meta[http-equiv="content-security-policy"]');
    await expect(policy).toHaveAttribute(
      'content',
      new RegExp(`connect-src 'self' ${ORIGIN} ${BEACON} http://localhost:\\*`),
    );
    await expect.poll(() => failures).toEqual([{ kind: 'missing-page', locale: 'zh', path: '/docs/zh/no-such-page' }]);

    await openSearch(page, '/docs/v1/guide');
    await expect(page.getByRole('dialog')).toContainText('reported to the owner');
    const field = page.getByRole('combobox');
    const search = { kind: 'search', locale: 'en', version: 'v1' };
    await field.fill('samovar');
    await expect.poll(() => failures).toContainEqual({ ...search, query: 'samovar', found: 0 });
    const mark = page.getByRole('option').first().locator('mark').first();
    await field.fill('tea@example.com');
    await expect(mark).toHaveText(/tea/i);
    await field.fill('order');
    await expect(mark).toHaveText('Order');
    await page.keyboard.press('Escape');
    await expect.poll(() => failures).toContainEqual(expect.objectContaining({ ...search, query: 'order' }));

    await openSearch(page, '/docs/v1/guide');
    await field.fill('orderCup');
    await expect(mark).toBeVisible();
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/order-cup/);
    expect(failures).toHaveLength(3);
    for (const { cookie, referer } of headers) expect([cookie, referer]).toEqual([undefined, undefined]);

    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/docs/no-such-page');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(failures).toHaveLength(3);
    stop();
  },
);
