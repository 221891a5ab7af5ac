import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../browser.ts';
import { ROOT } from '../options.ts';
import { readBuildInfo } from '../prerender/build-info.ts';
import { listen } from '../server/listen.ts';
import { createSiteServer } from '../server/site-server.ts';
import { median } from './median.ts';
import { type VisitFigures, visit } from './visit.ts';

/** `npm run bench:pages -- [DIR] [--runs 5] [--path /guide/]…`: what a first visit costs, at 4× CPU over Slow 4G, medians. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, path: { type: 'string', multiple: true } },
});
const dir = resolve(positionals[0] ?? join(ROOT, 'dist'));
const paths = values.path ?? ['', 'guide/', 'guide/card/open-card', 'token/listen'];
const { base } = await readBuildInfo(dir);
const server = createSiteServer(dir, base);
const origin = await listen(server, 0);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });

const rows: Record<string, Record<string, string>> = {};
for (const path of paths) {
  const visits: VisitFigures[] = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    visits.push(await visit(browser, origin + base + path.replace(/^\//, '')));
  rows[base + path.replace(/^\//, '')] = toRow(visits);
}
console.table(rows);
await browser.close();
server.close();

function toRow(visits: VisitFigures[]): Record<string, string> {
  const of = (name: keyof VisitFigures) => median(visits.map((figures) => figures[name]));
  return {
    'kB until load': (of('bytesUntilLoad') / 1000).toFixed(1),
    requests: String(of('requestsUntilLoad')),
    'kB in all': (of('bytesInAll') / 1000).toFixed(1),
    'FCP ms': of('firstPaint').toFixed(0),
    'LCP ms': of('largestPaint').toFixed(0),
    CLS: of('layoutShift').toFixed(3),
    'TBT ms': of('blocking').toFixed(0),
    'longest task ms': of('longestTask').toFixed(0),
  };
}
