import type { Page } from 'playwright/test';

/** Waits until React has taken over the shell and the article, which it does sooner for a reader who moves. */
export async function hydrated(page: Page): Promise<void> {
  // Not `hover()`, which would scroll to the middle of the page, into what has not been rendered yet.
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => {
    // React marks what it has taken over with a property of its own; a boundary that still waits has a comment before it.
    const isOwned = (element: Element | null) =>
      element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return isOwned(document.querySelector('header a')) && isOwned(document.querySelector('main'));
  });
}
