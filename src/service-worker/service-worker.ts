/**
 * The service worker: visited pages and the search open without a network. Pages are network first, with a limit of time; files with a hash in
 * their name are cache first. Each build has a cache of its own, which is complete in itself, and a page only names files of its own build: nothing
 * of two builds is mixed, whichever worker is in charge. There is no `skipWaiting`: an open page keeps the worker it began with. `decisions/0266`.
 */
import { cachePrefix, type WorkerMessage, type WorkerSite } from '../model/worker-site.ts';

declare const self: ServiceWorkerGlobalScope;
/** Before this script in the same file: `scripts/site/publish/service-worker.ts`. */
declare const SITE: WorkerSite;

/** Then a stored page is shown, if there is one. */
const NETWORK_LIMIT_MS = 3000;

const PREFIX = cachePrefix(SITE.base);
const OWN = PREFIX + SITE.id;
const HASHED = new RegExp(`^${SITE.hashed}`);
/** Pages are the same for all who ask: `Accept` chooses only between HTML and Markdown, and that is never stored. */
const MATCHING = { ignoreVary: true };

self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data)));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const path = readPath(url);
  if (method !== 'GET' || path === undefined) return;
  if (mode === 'navigate') event.respondWith(respondWithPage(event, path));
  else if (isHashed(path)) event.respondWith(respondWithFile(event).catch(() => fetch(event.request)));
});

/** Names of caches come in the order of their creation: the last of the others is that of the build before. */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  // The request of a page goes out while this worker starts. Not in every browser.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function respondWithPage(event: FetchEvent, path: string): Promise<Response> {
  const network = fetchPage(event);
  event.waitUntil(network.then((response) => storePage(path, response.clone())));
  const late = new Promise((resolve) => setTimeout(resolve, NETWORK_LIMIT_MS)).then(() => find(path));
  try {
    return await Promise.race([network, late.then((stored) => stored ?? network)]);
  } catch {
    return (await find(path)) ?? (await notStored(path));
  }
}

async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? (await fetch(request));
}

/** In the language of the address, or in one that was visited. Status 404: it is not the page of this address. */
async function notStored(path: string): Promise<Response> {
  for (const language of [getLanguage(path), ...SITE.languages]) {
    const page = language && (await find(language.offlinePage));
    if (page) return new Response(page.body, { status: 404, headers: page.headers });
  }
  return Response.error();
}

/** What another build has stored is stored for this one too: its cache must stay whole when that one is deleted. */
async function respondWithFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(OWN);
  const own = await cache.match(request.url, MATCHING);
  if (own) return own;
  const response = (await find(request.url)) ?? (await fetch(request));
  if (isFile(response)) event.waitUntil(cache.put(request.url, response.clone()));
  return response;
}

/** Stores what a page has loaded without this worker, and what its language needs to search. */
async function keep({ page, files }: WorkerMessage): Promise<void> {
  const path = readPath(page);
  if (path === undefined) return;
  const cache = await caches.open(OWN);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const { offlinePage, files: shared = [] } = getLanguage(path) ?? {};
  const loaded = files.filter((file) => isHashed(readPath(file) ?? ''));
  const missing = [path, offlinePage ?? path, ...shared, ...loaded]
    .map((address) => new URL(address, location.href).href)
    .filter((address) => !stored.has(address));
  // A deployment may have removed some: the others are stored all the same.
  await Promise.allSettled(
    [...new Set(missing)].map(async (address) => {
      const response = await fetch(address);
      if (isHashed(readPath(address) ?? '')) return isFile(response) && cache.put(address, response);
      return storePage(address, response);
    }),
  );
}

/** Other documents of the origin are not ours to store, and neither are error pages. */
async function storePage(address: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !isHtml(response)) return;
  if (!(await response.clone().text()).includes(SITE.mark)) return;
  await (await caches.open(OWN)).put(address, response);
}

/** In the cache of this build, or of the one before. */
async function find(address: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  for (const name of [OWN, ...names.reverse()]) {
    const found = await (await caches.open(name)).match(address, MATCHING);
    if (found) return found;
  }
  return undefined;
}

function getLanguage(path: string) {
  return SITE.languages.find(({ prefix }) => path.startsWith(prefix));
}

/** Path of an address of this site, without query and fragment. */
function readPath(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(SITE.base) ? pathname : undefined;
}

function isHashed(path: string): boolean {
  return HASHED.test(path.slice(SITE.base.length));
}

/** Some hosts send a page with status 200 for a file that is missing. */
function isFile(response: Response): boolean {
  return response.status === 200 && !isHtml(response);
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.includes('html') ?? false;
}
