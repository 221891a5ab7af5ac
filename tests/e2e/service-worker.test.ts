import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { readBuildInfo } from '../../scripts/hosting/build-info.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { bundleInterface } from '../../scripts/site/bundle/bundle.ts';
import { writeServiceWorker } from '../../scripts/site/publish/service-worker.ts';
import type { SiteData } from '../../src/model/site.ts';
import { hydrated } from '../setup/hydrated.ts';
import { copyAsNextBuild } from '../setup/next-build.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { type PublishedSite, publishSite } from '../setup/published-site.ts';
import { siteTitle } from '../setup/site-title.ts';
import { type BuiltSite, DEPLOYMENT_PORT, FIXTURE_SITE, SHOP_SITE, SITE } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

// Each process of the tests has a server of its own.
const PORT = DEPLOYMENT_PORT + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

test.use({ baseURL: `http://localhost:${PORT}`, serviceWorkers: 'allow', locale: 'en' });

let site: PublishedSite;
const folders: string[] = [];

async function publish({ dir, base }: BuiltSite): Promise<void> {
  site = await publishSite(dir, { port: PORT, base });
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  folders.push(folder);
  return folder;
}

test.afterEach(async () => {
  await site.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Waits until the worker has stored a page, or a file. */
async function waitUntilStored(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreVary: true })), path))
    .toBe(true);
}

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(text);
  await expect(dialog.getByRole('option').first().locator('mark').first()).toBeVisible();
}

const getCaches = (page: Page) => page.evaluate(() => caches.keys());
const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test('visited pages and the search open without a network, and a page that was not visited says so', async ({
  page,
  expectComplaint,
}) => {
  // That of the other language, in which nothing was read.
  expectComplaint(/ERR_FAILED.*search\/zh\.json/);
  expectComplaint(/Failed to fetch search index/);
  await publish(SITE);
  const { id } = await readBuildInfo(SITE.dir);
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  await waitUntilStored(page, '/en/guide/card/open-card');
  // Reached within the page, which loads data alone.
  await page.locator('#side').getByRole('link', { name: 'Cancel Card' }).click();
  await expect(getTitle(page)).toContainText('Cancel Card');
  await waitUntilStored(page, '/en/guide/card/cancel-card');
  await waitUntilStored(page, `/_build/${id}/_data/search/en.json`);
  await waitUntilStored(page, '/en/404-offline');

  await site.disconnect();
  await page.goto('/en/guide/card/cancel-card');
  await expect(getTitle(page)).toContainText('Cancel Card');
  await hydrated(page);
  await search(page, 'open card');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/guide\/card\/open-card/);
  await expect(getTitle(page)).toContainText('Open Card');

  const response = await page.goto('/en/guide/auth/refresh');
  expect(response?.status()).toBe(404);
  await expect(getTitle(page)).toHaveText('You are offline');
  await hydrated(page);
  await expect(getTitle(page)).toHaveText('You are offline');
  await expect(page).toHaveTitle(`You are offline · ${siteTitle.en}`);
});

test.describe('in Chinese, below a base path', () => {
  test.use({ locale: 'zh-CN' });

  test(
    'a page that is not stored says so in the language of its address',
    NIGHTLY,
    async ({ page, expectComplaint }) => {
      // What was being prefetched when the connection ended.
      expectComplaint(/ERR_/);
      await publish(FIXTURE_SITE);
      await page.goto('/docs/zh/guide');
      await hydrated(page);
      await waitUntilStored(page, '/docs/zh/404-offline');
      await site.disconnect();

      await page.goto('/docs/zh/kitchen');
      await expect(getTitle(page)).toHaveText('当前没有网络连接');
    },
  );
});

test(
  'a server that does not respond leaves the reader the stored page after three seconds',
  NIGHTLY,
  async ({ page }) => {
    await publish(SHOP_SITE);
    await page.goto('/guide/orders');
    await hydrated(page);
    await waitUntilStored(page, '/guide/orders');
    site.stall();

    const start = Date.now();
    await page.goto('/guide/orders', { waitUntil: 'commit' });
    await expect(getTitle(page)).toContainText('States of an Order');
    expect(Date.now() - start).toBeGreaterThan(2900);
  },
);

test(
  'under an open page, two deployments leave nothing blank and mix nothing; the last two builds stay stored',
  NIGHTLY,
  async ({ page, context, expectComplaint }) => {
    expectComplaint(/404/);
    const builds = [await makeFolder(), await makeFolder()];
    for (const [index, folder] of builds.entries()) {
      const title = { from: 'Cancel an order', to: `Cancel an order ${index + 2}` };
      await copyAsNextBuild(SHOP_SITE.dir, folder, { id: `${index}0000000000${index}`, title });
    }
    const { id: first } = await readBuildInfo(SHOP_SITE.dir);
    await publish(SHOP_SITE);
    await page.goto('/guide');
    await hydrated(page);
    await waitUntilStored(page, '/guide');

    // The data and scripts of the first build are gone from the server.
    site.deploy(builds[0] ?? '');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
      .toBe(true);
    await page.locator('#side').getByText('Orders', { exact: true }).click();
    await page.locator('#side').getByRole('link', { name: 'Cancel an order' }).click();
    await expect(getTitle(page)).toContainText('Cancel an order 2');
    await hydrated(page);
    expect(await listBuilds(page)).toEqual(['000000000000']);
    await search(page, 'product');
    expect(await getCaches(page)).toEqual([`docs / ${first}`]);

    // The worker of the second build waits for the last page of the first one to close.
    await page.close();
    const next = await context.newPage();
    await reopenUntilStored(next, [first, '000000000000']);
    site.deploy(builds[1] ?? '');
    await reopenUntilStored(next, ['000000000000', '100000000001']);
    await expect(getTitle(next)).toContainText('Cancel an order 3');
  },
);

/** A waiting worker takes over in a moment after the last page was closed. */
async function reopenUntilStored(page: Page, builds: string[]): Promise<void> {
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto('/shop/cancel-order');
    await hydrated(page);
    const expected = builds.map((id) => `docs / ${id}`);
    await expect.poll(() => getCaches(page), { timeout: 3000 }).toEqual(expected);
  }).toPass();
}

/** Builds that the document and all it has loaded are from. */
async function listBuilds(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => [
    document.documentElement.innerHTML,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  return [...new Set(addresses.join('\n').match(/(?<=_build\/)[\da-f]{12}/g))];
}

test(
  'a site that is published without a worker removes the one of before, with its caches alone',
  NIGHTLY,
  async ({ page, context }) => {
    await publish(FIXTURE_SITE);
    await page.goto('/docs/guide');
    await hydrated(page);
    await waitUntilStored(page, '/docs/guide');
    await page.evaluate(() => caches.open('of another program'));

    site.deploy(await withoutWorker(FIXTURE_SITE));
    await page.reload();
    await expect.poll(() => getCaches(page)).toEqual(['of another program']);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);

    const next = await context.newPage();
    await next.goto('/docs/guide');
    await hydrated(next);
    expect(await next.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);

/** A copy of a built site as its next build is with `serviceWorker: false`. */
async function withoutWorker({ dir, base }: BuiltSite): Promise<string> {
  const [folder, bundled] = [await makeFolder(), await makeFolder()];
  await cp(dir, folder, { recursive: true });
  const { id } = await readBuildInfo(dir);
  const data = join(folder, '_build', id, '_data/en/site.json');
  // Our own output.
  const { serviceWorker: _, ...data_ } = JSON.parse(await readFile(data, 'utf8')) as SiteData;
  const bundle = await bundleInterface({ root: ROOT, base, outDir: bundled });
  await writeServiceWorker({ folder, sites: [data_], id, bundle });
  return folder;
}
