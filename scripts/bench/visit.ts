import type { Browser, CDPSession, Page } from 'playwright';
import { readTasks, type Task, TRACE_CATEGORIES } from './main-thread.ts';

/** One cold visit of a page. Times in milliseconds, sizes in bytes as transferred. */
export type VisitFigures = {
  bytesUntilLoad: number;
  bytesInAll: number;
  requestsUntilLoad: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: Task[];
};

/** Lighthouse's "Slow 4G". */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1475 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** Long enough for React, the data and everything that is fetched in advance. */
const AFTERWARDS_MS = 6000;

/**
 * Slow 4G tells pages that they are read over 3G, and ours then load React for readers alone who touch something (`decisions/0041`). As in
 * the browsers that say nothing of the connection, it comes by itself. Runs in the page, before anything of it.
 */
export function hideConnection(): void {
  Object.defineProperty(Navigator.prototype, 'connection', { value: undefined });
}

/**
 * Visits an address with an empty cache, at 4× slower CPU and over Slow 4G. `locale` is the reader's language, which should be that of
 * the page: a first visit is led to the reader's own. `reportsConnection`: whether `navigator.connection` reports the slow line.
 */
export async function visit(
  browser: Browser,
  { url, locale, reportsConnection }: { url: string; locale: string; reportsConnection: boolean },
): Promise<VisitFigures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const transfers = await watchTransfers(session);
  // The TypeScript loader names functions by a call of this, also in those that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  // Not a first visit: that would go to the language of the browser.
  await page.addInitScript(() => localStorage.setItem('language', 'any'));
  await page.addInitScript(watchPaints);
  if (!reportsConnection) await page.addInitScript(hideConnection);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.goto(url, { waitUntil: 'load' });
  const untilLoad = transfers();
  await page.waitForTimeout(AFTERWARDS_MS);
  const inAll = transfers();
  const paints = await readPaints(page);
  const tasks = readTasks(JSON.parse((await browser.stopTracing()).toString()));
  await context.close();
  return {
    bytesUntilLoad: untilLoad.bytes,
    requestsUntilLoad: untilLoad.requests,
    bytesInAll: inAll.bytes,
    ...paints,
    tasks,
  };
}

/** Sums the bytes received so far; fonts and `data:` URLs of the styles separately. */
export async function watchTransfers(session: CDPSession): Promise<() => { bytes: number; requests: number }> {
  const sizes = new Map<string, number>();
  const ignored = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Font' || response.url.startsWith('data:')) ignored.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  return () => {
    const counted = [...sizes].filter(([id]) => !ignored.has(id)).map(([, size]) => size);
    return { bytes: counted.reduce((sum, size) => sum + size, 0), requests: counted.length };
  };
}

type Paints = { firstPaint: number; largestPaint: number; layoutShift: number };

/** Runs in the page, before anything of it. */
function watchPaints(): void {
  const paints: Paints = { firstPaint: 0, largestPaint: 0, layoutShift: 0 };
  Object.assign(window, { paints });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => void take(entry))).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    paints.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    paints.layoutShift += 'value' in entry ? Number(entry.value) : 0;
  });
}

async function readPaints(page: Page): Promise<Paints> {
  return await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
}
