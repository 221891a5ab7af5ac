import type { Browser, Page } from 'playwright';
import { watchTransfers } from './visit.ts';

/** A first opening of Try it: what it fetches, and milliseconds at 4× slower CPU until it is on the screen, again, and of an empty dialog. */
export type OpeningFigures = { requests: number; bytes: number; again: number; empty: number };

/** `url`: a page with Try it, whose code is fetched by the first opening alone. */
export async function measureOpening(browser: Browser, url: string): Promise<OpeningFigures> {
  // What a service worker returns is not counted as transferred.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  // The TypeScript loader names functions by a call of this, also in those that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => localStorage.setItem('language', 'any'));
  const session = await context.newCDPSession(page);
  const transfers = await watchTransfers(session);
  await page.goto(url);
  await page.mouse.move(300, 300);
  await page.waitForLoadState('networkidle');
  const before = transfers();
  await page.locator('a[href$="#try-it"]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const after = transfers();
  await close(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const again = await page.evaluate(openTryIt);
  await close(page);
  const empty = await page.evaluate(openEmptyDialog);
  await context.close();
  return { requests: after.requests - before.requests, bytes: after.bytes - before.bytes, again, empty };
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Runs in the page. */
async function openTryIt(): Promise<number> {
  const start = performance.now();
  document.querySelector<HTMLElement>('a[href$="#try-it"]')?.click();
  while (!document.querySelector('dialog.try-it[open]')) await new Promise(requestAnimationFrame);
  // Painted: the frame after the one that it was rendered in has begun.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return performance.now() - start;
}

/** Runs in the page: the least that an opening can cost, a native dialog with one line. */
async function openEmptyDialog(): Promise<number> {
  const dialog = document.createElement('dialog');
  dialog.textContent = 'Empty';
  document.body.append(dialog);
  const start = performance.now();
  dialog.showModal();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const duration = performance.now() - start;
  dialog.remove();
  return duration;
}
