import type { Page } from 'playwright/test';
import { hydrated } from './hydrated.ts';
import { expect } from './test.ts';

/** Opens a page and, once React is there, its search dialog. It offers pages before anything is found: what has been found has a mark. */
export async function openSearch(page: Page, path = '/en/guide/'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
}
