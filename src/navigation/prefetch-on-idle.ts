import type { Source } from '../data/source.ts';
import { idle } from '../dom/idle.ts';
import { NOT_FOUND_PATH } from '../model/not-found-paths.ts';
import type { Page } from '../model/page.ts';
import type { SiteData } from '../model/site.ts';
import { WORKER_FILE, type WorkerMessage } from '../model/worker-site.ts';

/** When the browser is idle, prefetches the pages before and after this one, and has the service worker store this one. Reports a missing page. */
export async function prefetchOnIdle(
  source: Source,
  current: Page | Promise<Page> | undefined,
  { serviceWorker, base, beacon }: SiteData,
): Promise<void> {
  const page = await current;
  await idle();
  if (beacon && page?.path === NOT_FOUND_PATH) {
    const { reportMissingPage } = await import('../beacon/report-failure.ts');
    reportMissingPage(beacon.url, page);
  }
  for (const neighbour of [page?.next, page?.previous]) {
    if (neighbour) source.page(neighbour.path).catch(() => undefined);
  }
  // The development server has no worker.
  if (serviceWorker && import.meta.env.PROD) await storeOffline(base + WORKER_FILE);
}

/** Registers the worker, which does nothing where it is registered already. It may be refused, as it is in private windows of Firefox. */
async function storeOffline(worker: string): Promise<void> {
  // Only over TLS and on the reader's own machine.
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register(worker);
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ page: location.href, files } satisfies WorkerMessage);
}
