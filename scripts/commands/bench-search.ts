import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { listen } from '../../packages/base/node/listen.ts';
import { readOptions, toFolder, toInteger } from '../../packages/base/node/options.ts';
import { SEARCH_DEBOUNCE_MS } from '../../src/model/limits.ts';
import { BENCH_ARGS } from '../bench/bench-args.ts';
import { measureFirstSearch } from '../bench/first-search.ts';
import { indexFigures } from '../bench/index-figures.ts';
import { describeIntents, describeQueries } from '../bench/intent-figures.ts';
import { measureBuild } from '../bench/measure-build.ts';
import { writeScaleSite } from '../bench/scale/write-scale-site.ts';
import { measureFirstHit, measureTyping, type SearchTasks, type Words } from '../bench/search-typing.ts';
import { ensureBrowser } from '../cli/browser.ts';
import { median } from '../cli/median.ts';
import { readBuildInfo } from '../hosting/build-info.ts';
import { ROOT } from '../installation/installation.ts';
import { createSiteServer } from '../server/site-server.ts';

const { values, positional } = readOptions({
  usage: 'npm run bench -- search [DIR] [--runs N] [--operations N] [--misses] [--queries FILE]',
  summary:
    'Measures the search of a built site (DIR, default: dist), medians; and how often it has the right page first, and among five, for queries that it was tuned on and for a held-out set.',
  options: {
    runs: { type: 'string', value: 'N', default: '3', help: 'measurements, of which the median counts' },
    operations: { type: 'string', value: 'N', default: '0', help: 'size of a large site to measure too' },
    misses: { type: 'boolean', help: 'only the queries, and those that do not lead to their page first' },
    queries: {
      type: 'string',
      value: 'FILE',
      help: 'only the queries of a YAML file, by METHOD /path or address of their page: see scripts/bench/intents/foreign',
    },
  },
  hasPositional: true,
});
const runs = toInteger('runs', values.runs);
const operations = toInteger('operations', values.operations, { min: 0 });
const dir = toFolder(positional ?? resolve(ROOT, 'dist'));
const TASKS: [name: string, kind: keyof SearchTasks, limit: number][] = [
  ['opening', 'opening', 50],
  ['opening again', 'openingAgain', 50],
  ['typing', 'typing', 16],
  ['closing', 'closing', 50],
];
const listing = { listsMisses: values.misses === true };
const found = values.queries ? describeQueries(dir, values.queries, listing) : describeIntents(dir, listing);
for (const line of await found) console.log(line);
if (values.misses || values.queries) process.exit();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BENCH_ARGS });
await report(browser, 'this site', dir, 'en/guide/card/open-card', ['order', 'wallet']);

if (operations > 0) {
  const dir = await mkdtemp(join(tmpdir(), 'bench-search-'));
  await writeScaleSite(join(dir, 'site'), operations);
  await measureBuild(['--site', join(dir, 'site'), '--out', join(dir, 'out')]);
  await report(browser, `${operations} operations`, join(dir, 'out'), 'en/warehouse/list-shelf0', ['hall', 'shelf']);
  await rm(dir, { recursive: true });
}
await browser.close();

async function report(browser: Browser, name: string, dir: string, path: string, words: Words): Promise<void> {
  console.log(`\n${name}`);
  for (const line of await indexFigures(dir)) console.log(line);
  const { base } = await readBuildInfo(dir);
  const server = createSiteServer(dir, base);
  const url = (await listen(server, 0)) + base + path;
  const hits = await repeat(() => measureFirstHit(browser, url, SEARCH_DEBOUNCE_MS, words));
  console.log(`first hit after the debounce: ${hits.toFixed(0)} ms`);
  const tasks = await repeatAll(() => measureTyping(browser, url, words));
  for (const [name, kind, limit] of TASKS) console.log(`${name} at 4× CPU: ${describe(tasks, kind, limit)}`);
  for (const isPrefetched of [true, false]) {
    const time = await repeat(() => measureFirstSearch(browser, url, words[1], isPrefetched));
    console.log(`first search at 4× CPU over Slow 4G, ${isPrefetched ? '' : 'not '}prefetched: ${time.toFixed(0)} ms`);
  }
  server.close();
}

/** Medians of the longest tasks, and how many took longer than they should. */
function describe(runs: SearchTasks[], kind: keyof SearchTasks, limit: number): string {
  const nth = (place: number) => median(runs.map((tasks) => tasks[kind][place] ?? 0)).toFixed(0);
  const late = median(runs.map((tasks) => tasks[kind].filter((task) => task > limit).length));
  return `longest tasks ${[0, 1, 2].map(nth).join(', ')} ms of thread time, ${late} of more than ${limit} ms`;
}

async function repeatAll<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return results;
}

async function repeat(measure: () => Promise<number>): Promise<number> {
  return median(await repeatAll(measure));
}
