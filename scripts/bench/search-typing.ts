import type { Browser, Page } from 'playwright';
import { readTasks, TRACE_CATEGORIES } from './main-thread.ts';

/** For a machine that does other things as well: what hangs is still found. */
const TIMEOUT_MS = 180_000;
/** Until nothing that a key press may have caused is still being rendered. */
const IDLE_MS = 3000;

/** Two words that a site has: the first runs the code once, the second is measured. */
export type Words = [warm: string, measured: string];

/** Milliseconds of each task of the page's thread at 4× slower CPU, longest first. */
export type SearchTasks = { opening: number[]; openingAgain: number[]; typing: number[]; closing: number[] };

/** What opening the search and typing in it asks of the page's thread. */
export async function measureTyping(browser: Browser, url: string, [warm, measured]: Words): Promise<SearchTasks> {
  const page = await openPage(browser, url);
  const session = await page.context().newCDPSession(page);
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const record = async (work: () => Promise<void>): Promise<number[]> => {
    await slow(4);
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await work();
    const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
    await slow(1);
    return readTasks(trace)
      .map(({ ms }) => ms)
      .sort((a, b) => b - a);
  };
  const open = async () => {
    await pressSearch(page);
    await page.waitForTimeout(IDLE_MS);
  };
  const opening = await record(open);
  // Once at full speed: what is measured is typing, not the first run of code.
  await typeSlowly(page, warm);
  await page.locator('dialog input').fill('');
  const typing = await record(() => typeSlowly(page, measured));
  const closing = await record(async () => {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(IDLE_MS);
  });
  const openingAgain = await record(open);
  await page.close();
  return { opening, openingAgain, typing, closing };
}

/** Milliseconds from the end of the debounce to the first hit on the page, index loaded, full speed. */
export async function measureFirstHit(
  browser: Browser,
  url: string,
  debounce: number,
  [warm, measured]: Words,
): Promise<number> {
  const page = await openPage(browser, url);
  await pressSearch(page);
  await typeSlowly(page, warm);
  const time = await page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const input = document.querySelector<HTMLInputElement>('dialog input');
        if (!input) throw new Error('The search is not open.');
        const before = document.querySelector('[role="option"]')?.textContent;
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector('[role="option"]')?.textContent === before) return;
          observer.disconnect();
          resolve(performance.now() - start);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        input.value = text;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
    measured,
  );
  await page.close();
  return time - debounce;
}

/** A page that React has taken over, with the index there. */
async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript('globalThis.__name = (value) => value');
  const index = page.waitForResponse((response) => response.url().includes('/_data/search/'));
  await page.goto(url);
  await page.locator('body').hover();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await (await index).finished();
  await page.waitForTimeout(IDLE_MS);
  return page;
}

async function pressSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog input').waitFor();
}

/** A letter after the results of the one before: as much rendering as typing can cause. */
async function typeSlowly(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 400 });
  // A result, or the message that there is none: not the suggestions from before typing, which mark no words.
  await page.locator('dialog [role="option"] mark, dialog .empty').first().waitFor();
}
