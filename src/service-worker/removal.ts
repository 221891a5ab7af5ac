/**
 * The service worker of a site that has none: it takes the place of an earlier one, deletes the caches of that one and removes itself. It answers
 * no request, so it may take over under open pages.
 */
import { cachePrefix, type WorkerSite } from '../model/worker-site.ts';

declare const self: ServiceWorkerGlobalScope;
declare const SITE: Pick<WorkerSite, 'base'>;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(SITE.base)));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
