import type { Browser } from 'playwright';

/** A page in screens: its length, and where the sections begin that readers look for. A section that the page does not have is missing. */
export type ReadingLengths = { page: number; body?: number; responses?: number; errors?: number };

export type Viewport = { width: number; height: number };

/** Measures pages one after the other, with their folds as they arrive and all off-screen sections rendered. */
export async function measureReading(
  browser: Browser,
  { urls, viewport, locale }: { urls: string[]; viewport: Viewport; locale: string },
): Promise<ReadingLengths[]> {
  const context = await browser.newContext({ viewport, locale, bypassCSP: true });
  const page = await context.newPage();
  // Not a first visit: that would go to the language of the browser.
  await page.addInitScript(() => localStorage.setItem('language', 'any'));
  const lengths: ReadingLengths[] = [];
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'load' });
    // Sections with `content-visibility: auto` have a constant intrinsic size until they are near.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await page.evaluate('document.fonts.ready');
    lengths.push(await page.evaluate(readLengths));
  }
  await context.close();
  return lengths;
}

/** Runs in the page. */
function readLengths(): ReadingLengths {
  const lengths: ReadingLengths = { page: document.documentElement.scrollHeight / innerHeight };
  for (const id of ['body', 'responses', 'errors'] as const) {
    const section = document.getElementById(id);
    if (section) lengths[id] = (section.getBoundingClientRect().top + scrollY) / innerHeight;
  }
  return lengths;
}
