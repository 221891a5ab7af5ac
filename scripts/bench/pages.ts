import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser } from '../browser.ts';
import { median } from '../median.ts';
import { ROOT } from '../options.ts';
import { readBuildInfo } from '../prerender/build-info.ts';
import { listen } from '../server/listen.ts';
import { createSiteServer } from '../server/site-server.ts';
import { BENCH_ARGS } from './bench-args.ts';
import { type MeasuredPage, readMeasuredPage, writeStaticFloor } from './static-floor.ts';
import { type VisitFigures, visit } from './visit.ts';

/**
 * `npm run bench:pages -- [DIR] [--runs 5] [--path /guide/]…`: what a first visit costs, at 4× CPU over Slow 4G, medians. The last
 * column compares the largest paint with that of the same page without any script.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, path: { type: 'string', multiple: true } },
});
const dir = resolve(positionals[0] ?? join(ROOT, 'dist'));
const paths = (values.path ?? ['', 'guide/', 'guide/card/open-card', 'token/listen']).map((path) =>
  path.replace(/^\//, ''),
);
const { base } = await readBuildInfo(dir);
const pages = await Promise.all(paths.map((path) => readMeasuredPage(dir, path)));
const floor = await writeStaticFloor(dir, pages);
const servers = [createSiteServer(dir, base), createSiteServer(floor, base)];
const [origin = '', floorOrigin = ''] = await Promise.all(servers.map((server) => listen(server, 0)));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BENCH_ARGS });

const rows: Record<string, Record<string, string>> = {};
for (const page of pages) rows[base + page.path] = await measure(browser, page);
console.table(rows);
await browser.close();
for (const server of servers) server.close();
await rm(floor, { recursive: true });

/** Real page and floor in turns, so that a busy minute of the machine hits both. The first visit of each warms the server. */
async function measure(browser: Browser, { path, lang }: MeasuredPage): Promise<Record<string, string>> {
  const visits: VisitFigures[] = [];
  const bare: VisitFigures[] = [];
  for (let run = 0; run <= Number(values.runs); run += 1) {
    visits.push(await visit(browser, origin + base + path, lang));
    bare.push(await visit(browser, floorOrigin + base + path, lang));
  }
  return toRow(visits.slice(1), bare.slice(1));
}

function toRow(visits: VisitFigures[], bare: VisitFigures[]): Record<string, string> {
  const of = (name: keyof VisitFigures, from = visits) => median(from.map((figures) => figures[name]));
  return {
    'kB until load': (of('bytesUntilLoad') / 1000).toFixed(1),
    requests: String(of('requestsUntilLoad')),
    'kB in all': (of('bytesInAll') / 1000).toFixed(1),
    'FCP ms': of('firstPaint').toFixed(0),
    'LCP ms': of('largestPaint').toFixed(0),
    CLS: of('layoutShift').toFixed(3),
    'TBT ms': of('blocking').toFixed(0),
    'longest task ms': of('longestTask').toFixed(0),
    'LCP × floor': (of('largestPaint') / of('largestPaint', bare)).toFixed(2),
  };
}
