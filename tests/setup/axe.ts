import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Nothing else changes with the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Behind something modal the page is inert, and axe sees neither its heading nor its main part. */
export const RULES_OF_WHOLE_PAGES = ['landmark-one-main', 'page-has-heading-one'];

/** What axe finds on the page as it is, in both themes; in the dark one only the rules about colour. */
export async function audit(page: Page, withoutRules: string[] = []): Promise<string[]> {
  const light = await createAxe(page).withTags(RULES).disableRules(withoutRules).analyze();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const dark = await createAxe(page).withRules(COLOUR_RULES).analyze();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  return [...light.violations, ...dark.violations].map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`);
}

/** Nothing but findings: describing what is in order takes most of the time. */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
}
