import type { Browser, Page } from 'playwright';
import { readTasks, TRACE_CATEGORIES } from './main-thread.ts';

/** Milliseconds that the page's thread was busy at a time, longest first, while somebody typed at 4× slower CPU. */
export async function measureTyping(browser: Browser, url: string): Promise<number[]> {
  const page = await openSearch(browser, url);
  // Once at full speed: what is measured is typing, not the first run of code.
  await typeSlowly(page, 'order');
  await page.getByRole('combobox').fill('');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await typeSlowly(page, 'wallet');
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  return readTasks(trace).sort((a, b) => b - a);
}

/** Milliseconds from the end of the debounce to the first hit on the page, index loaded, full speed. */
export async function measureFirstHit(browser: Browser, url: string, debounce: number): Promise<number> {
  const page = await openSearch(browser, url);
  await typeSlowly(page, 'order');
  const time = await page.evaluate(
    () =>
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
        input.value = 'list';
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
  );
  await page.close();
  return time - debounce;
}

async function openSearch(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto(url);
  await page.locator('body').hover();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  return page;
}

/** A letter after the answer to the one before: as much drawing as typing can cause. */
async function typeSlowly(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 400 });
  await page.locator('[role="listbox"][aria-busy="false"]').waitFor();
}
