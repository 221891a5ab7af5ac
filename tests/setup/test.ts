import { test as base, expect } from 'playwright/test';
import { SITE } from './sites.ts';

export { expect };

/**
 * A test with a page that must not complain: an error or warning on the console (hydration and the security policy speak up
 * there), an exception, or a request to another host fails it.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const origin = new URL(baseURL ?? SITE.origin).origin;
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type()) || isAnswerMadeOnPurpose(message.text())) return;
        complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== origin) complaints.push(`request: ${url}`);
      });
      await use(complaints);
      expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser logs the status of what it loads; the 404 page and a broken server are what some tests are about. */
function isAnswerMadeOnPurpose(text: string): boolean {
  return /responded with a status of (404|503)/.test(text);
}
