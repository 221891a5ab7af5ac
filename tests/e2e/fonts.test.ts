import type { Page } from 'playwright';
import { hydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/test.ts';

test('a first visit is shown in fonts of the system, and no font is fetched before the page has loaded', async ({
  page,
}) => {
  let isLoaded = false;
  const early: string[] = [];
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('request', (request) => {
    if (!isLoaded && request.url().endsWith('.woff2')) early.push(request.url());
  });

  await page.goto('/en/guide/');
  await hydrated(page);

  expect(early).toEqual([]);
  expect(await getFonts(page, '.brand')).not.toContain('Hanken Grotesk');
});

test('a later visit in another tab is shown in our own fonts', async ({ page, context }) => {
  await page.goto('/en/guide/');
  await hydrated(page);
  await page.waitForFunction(() => localStorage.getItem('fonts') !== null);

  // Another tab each time: what comes after the first frame is not used, which a busy machine may bring about.
  const inAnotherTab = async () => {
    const tab = await context.newPage();
    await tab.goto('/en/guide/card/open-card');
    const fonts = [...(await getFonts(tab, '.brand')), ...(await getFonts(tab, 'main code'))];
    await tab.close();
    return fonts;
  };
  await expect.poll(inAnotherTab, { timeout: 30_000 }).toEqual(['Hanken Grotesk', 'Geist Mono']);
});

test('fonts that do not load are requested again by the next visit', async ({ page, expectComplaint }) => {
  expectComplaint(/503.*\.woff2\)$/);
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 503 }));
  const answered = page.waitForResponse('**/*.woff2');
  await page.goto('/en/guide/');
  await hydrated(page);
  await answered;
  await page.waitForTimeout(500);

  expect(await page.evaluate(() => localStorage.getItem('fonts'))).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Families that the browser really draws the first such element with. */
async function getFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}
