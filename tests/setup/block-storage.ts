import type { Page } from 'playwright/test';

/** From the next document on the browser stores nothing for the site: reading the property alone throws, as where a reader forbids it. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
}
