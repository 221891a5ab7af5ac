import type { Page } from 'playwright/test';

/** Where the page is scrolled to, once it has not moved for half a second: scrolling is asynchronous, and ends some frames late. */
export function restingScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frames = 0, last = -1; frames < 30; frames = scrollY === last ? frames + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
    return scrollY;
  });
}
