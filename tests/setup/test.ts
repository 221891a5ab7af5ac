import { test as base, expect } from 'playwright/test';
import { trackRequests } from './requests-in-flight.ts';
import { SITE } from './sites.ts';

export { expect };

type Complaints = {
  /** A complaint that the test makes happen, by its text or the address in it. It must come, any number of times. */
  expectComplaint: (pattern: RegExp) => void;
};

/**
 * A test with a page that must not complain: an error or warning on the console (hydration and the security policy speak up
 * there), an exception, an error response, or a request to another host fails it, unless the test expects just that.
 */
export const test = base.extend<Complaints>({
  expectComplaint: [
    async ({ page, context, baseURL }, use) => {
      trackRequests(context);
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      // A page that is not there has its status: the reader sees it, and the browser says it once more.
      const documents = new Set<string>();
      const origin = new URL(baseURL ?? SITE.origin).origin;
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const text = message.text();
        const { url } = message.location();
        if (text.startsWith('Failed to load resource') && documents.has(url)) return;
        // `serviceWorkers` of `playwright.config.ts`.
        if (text === 'Service Worker registration blocked by Playwright') return;
        complaints.push(`console: ${text} (${url})`);
      });
      page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.add(request.url());
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== origin) complaints.push(`request: ${url}`);
      });
      await use((pattern) => expected.push(pattern));

      const isExpected = (complaint: string) => expected.some((pattern) => pattern.test(complaint));
      expect(
        complaints.filter((complaint) => !isExpected(complaint)),
        'the page complained',
      ).toEqual([]);
      const silent = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)));
      expect(silent, 'complaints that did not come').toEqual([]);
    },
    { auto: true },
  ],
});
