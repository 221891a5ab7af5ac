import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { listFiles } from '../checks/site-files.ts';
import { median } from '../cli/median.ts';

/** A page in screens: its length and where the sections begin that readers look for; and how many controls its first screen has. */
export type PageLengths = { page: number; body?: number; responses?: number; errors?: number; controls: number };

export type Viewport = { width: number; height: number };

/** Paths of the reference pages of a built site in one language, below its base. */
export async function listReferencePages(dir: string, lang: string): Promise<string[]> {
  const files = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  const found = files.map(async (file) => {
    const html = await readFile(join(dir, file), 'utf8');
    const isReference = html.includes('class="page page--api') && html.includes(`<html lang="${lang}"`);
    return isReference ? [file.replace(/(?:index)?\.html$/, '')] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Measures pages one after the other, with their folds as they arrive and all off-screen sections rendered. */
export async function measureLengths(browser: Browser, urls: string[], viewport: Viewport): Promise<PageLengths[]> {
  const context = await browser.newContext({ viewport, bypassCSP: true });
  const page = await context.newPage();
  // Not a first visit: that would go to the language of the browser.
  await page.addInitScript(() => localStorage.setItem('language', 'any'));
  const lengths: PageLengths[] = [];
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'load' });
    // Sections with `content-visibility: auto` have an intrinsic size of their own until they are near.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await page.evaluate('document.fonts.ready');
    lengths.push(await page.evaluate(readLengths));
  }
  await context.close();
  return lengths;
}

/** Of the pages that have the section. */
export function getMedianLengths(lengths: PageLengths[]): PageLengths {
  const of = (name: keyof PageLengths) => {
    const values = lengths.flatMap((one) => one[name] ?? []);
    return values.length > 0 ? median(values) : 0;
  };
  return {
    page: of('page'),
    body: of('body'),
    responses: of('responses'),
    errors: of('errors'),
    controls: of('controls'),
  };
}

/** Runs in the page. */
function readLengths(): PageLengths {
  const focusable = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  const onFirstScreen = [...focusable].filter((element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight && left < innerWidth;
  });
  const page = document.documentElement.scrollHeight / innerHeight;
  const lengths: PageLengths = { page, controls: onFirstScreen.length };
  for (const id of ['body', 'responses', 'errors'] as const) {
    const section = document.getElementById(id);
    if (section) lengths[id] = (section.getBoundingClientRect().top + scrollY) / innerHeight;
  }
  return lengths;
}
