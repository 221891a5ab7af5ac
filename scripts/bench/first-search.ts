import type { Browser } from 'playwright';
import { hideConnection, SLOW_4G } from './visit.ts';

const TIMEOUT_MS = 180_000;

/**
 * Milliseconds from Ctrl+K to the first hit at 4× slower CPU over Slow 4G with an empty cache: at once after React is there, or after a
 * while in which the index has been fetched in advance.
 */
export async function measureFirstSearch(
  browser: Browser,
  url: string,
  text: string,
  isPrefetched: boolean,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  // Nothing is fetched in advance over what calls itself 3G.
  await page.addInitScript(hideConnection);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const index = page.waitForResponse((response) => response.url().includes('/_data/search/'));
  await page.goto(url);
  await page.locator('body').hover();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  if (isPrefetched) {
    await (await index).finished();
    await page.waitForLoadState('networkidle');
  }
  const start = performance.now();
  await page.keyboard.press('Control+k');
  await page.locator('dialog input').fill(text);
  await page.locator('dialog [role="option"] mark').first().waitFor();
  const time = performance.now() - start;
  await index.catch(() => undefined);
  await context.close();
  return time;
}
