import type { BrowserContext, Page, Request } from 'playwright/test';

const requestsOf = new WeakMap<BrowserContext, Set<Request>>();

/** Keeps the requests of all pages of a context that have no end yet, for `countInFlight`. */
export function trackRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  requestsOf.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/** How many requests of a page have no end yet. */
export function countInFlight(page: Page): number {
  const requests = [...(requestsOf.get(page.context()) ?? [])];
  return requests.filter((request) => !request.serviceWorker() && request.frame().page() === page).length;
}
