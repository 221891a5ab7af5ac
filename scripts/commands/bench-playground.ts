import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { BENCH_ARGS } from '../bench/bench-args.ts';
import {
  type CallFigures,
  measureCall,
  measureEmptyDialog,
  measureOpening,
  watchCryptography,
} from '../bench/playground-figures.ts';
import { readMeasuredPage, writeStaticFloor } from '../bench/static-floor.ts';
import { visit } from '../bench/visit.ts';
import { ensureBrowser } from '../cli/browser.ts';
import { median } from '../cli/median.ts';
import { ROOT, readOptions, toFolder, toInteger } from '../cli/options.ts';
import { listen } from '../server/listen.ts';
import { createSiteServer } from '../server/site-server.ts';
import { readBuildInfo } from '../site/publish/build-info.ts';

const PATH = 'en/guide/biz/wallet';

const { values, positional } = readOptions({
  usage: 'npm run bench:playground -- [DIR] [--runs N] [--calls N]',
  summary: `Measures Try it on a page of a built site (DIR, default: dist) at 4× CPU: opening, calls, and what a first visit loads.
Limits: opening 300 ms once the code has run, calls (95 of 100) 15 ms without cryptography and 60 ms with. Beside a floor: an empty dialog, the page without script.`,
  options: {
    runs: { type: 'string', value: 'N', default: '5', help: 'openings, of which the median counts' },
    calls: { type: 'string', value: 'N', default: '100', help: 'calls' },
  },
  hasPositional: true,
});
const runs = toInteger('runs', values.runs);
const calls = toInteger('calls', values.calls);
const dir = toFolder(positional ?? join(ROOT, 'dist'));
const { base } = await readBuildInfo(dir);
const floor = await writeStaticFloor(dir, [await readMeasuredPage(dir, PATH)]);
const servers = [createSiteServer(dir, base), createSiteServer(floor, base)];
const [origin = '', floorOrigin = ''] = await Promise.all(servers.map((server) => listen(server, 0)));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BENCH_ARGS });

const openings = [];
for (let run = 0; run < runs; run += 1) openings.push(await measureOpenings(browser));
const sent = await measureCalls(browser);
const reader = { locale: 'en', reportsConnection: true };
const loaded = await visit(browser, { ...reader, url: origin + base + PATH });
const bare = await visit(browser, { ...reader, url: floorOrigin + base + PATH });

console.table({
  'first opening, code in the cache': toRow(median(openings.map(({ first }) => first))),
  'opening, code there': toRow(median(openings.map(({ again }) => again)), 300),
  'empty dialog (floor)': toRow(median(openings.map(({ empty }) => empty))),
  'call without cryptography, p95': toRow(percentile(sent, 'withoutCryptography'), 15),
  'call, p95': toRow(percentile(sent, 'call'), 60),
  'key press to response on the screen, p95': toRow(percentile(sent, 'shown')),
});
console.log(
  `First visit of ${base}${PATH}: ${kilobytes(loaded.bytesUntilLoad)} kB until load (without script ${kilobytes(bare.bytesUntilLoad)} kB).`,
);
await browser.close();
for (const server of servers) server.close();
await rm(floor, { recursive: true });

/** The page with its code in the cache of the browser, as after a first opening and a reload. */
async function openPage(from: Browser) {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  // The TypeScript loader names functions by a call of this, also in those that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => localStorage.setItem('language', 'any'));
  await page.addInitScript(watchCryptography);
  await page.goto(`${origin}${base}${PATH}#try-it`);
  await page.getByRole('dialog').waitFor();
  await page.goto(origin + base + PATH);
  await page.mouse.move(300, 300);
  await page.waitForFunction(() =>
    Object.keys(document.body.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page };
}

async function measureOpenings(from: Browser) {
  const { context, page } = await openPage(from);
  const first = await measureOpening(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const again = await measureOpening(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const empty = await measureEmptyDialog(page);
  await context.close();
  return { first, again, empty };
}

/** The first call fetches a token and fills caches. */
async function measureCalls(from: Browser): Promise<CallFigures[]> {
  const { context, page } = await openPage(from);
  await measureOpening(page);
  await measureCall(page);
  const figures: CallFigures[] = [];
  for (let call = 0; call < calls; call += 1) {
    // While the clock is stopped, the rate limit would refuse them.
    await page.getByRole('button', { name: '+2 s' }).click();
    figures.push(await measureCall(page));
  }
  await context.close();
  return figures;
}

function percentile(figures: CallFigures[], name: keyof CallFigures): number {
  const sorted = figures.map((figure) => figure[name]).sort((one, other) => one - other);
  return sorted[Math.floor(0.95 * (sorted.length - 1))] ?? Number.NaN;
}

function toRow(milliseconds: number, limit?: number): Record<string, string> {
  return { ms: milliseconds.toFixed(1), limit: limit === undefined ? '' : String(limit) };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
