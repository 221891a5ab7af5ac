import type { Page } from 'playwright/test';

/** Marks the document, to tell later whether the page has been loaded anew. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return await page.evaluate(() => 'isSameDocument' in window);
}
