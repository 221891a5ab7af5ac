import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { listen } from '../../packages/base/node/listen.ts';
import { readOptions, toFolder, toInteger } from '../../packages/base/node/options.ts';
import { BENCH_ARGS } from '../bench/bench-args.ts';
import { describeTask, getLongest, type Phase, type Task } from '../bench/main-thread.ts';
import {
  getMedianLengths,
  listReferencePages,
  measureLengths,
  type PageLengths,
  type Viewport,
} from '../bench/page-lengths.ts';
import { type MeasuredPage, readMeasuredPage, writeStaticFloor } from '../bench/static-floor.ts';
import { measureOpening } from '../bench/try-it-opening.ts';
import { type VisitFigures, visit } from '../bench/visit.ts';
import { ensureBrowser } from '../cli/browser.ts';
import { median } from '../cli/median.ts';
import { readBuildInfo } from '../hosting/build-info.ts';
import { ROOT } from '../installation/installation.ts';
import { createSiteServer } from '../server/site-server.ts';

const LONG_TASK_MS = 50;
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const TRY_IT_PAGE = 'en/guide/biz/wallet';
const PHASES: Phase[] = ['before paint', 'until load', 'after load'];
const { values, positional } = readOptions({
  usage: 'npm run bench -- pages [DIR] [--runs N] [--path PATH]... [--unknown-connection] [--lengths]',
  summary: `Measures a first visit of pages of a built site (DIR, default: dist) at 4× CPU over Slow 4G. Medians.
"Floor" is the same page without any script. Then what the first opening of Try it costs, and the length of every English reference page.`,
  options: {
    runs: { type: 'string', value: 'N', default: '5', help: 'measurements, of which the median counts' },
    path: { type: 'string', value: 'PATH', multiple: true, help: 'a page; may be given several times' },
    'unknown-connection': {
      type: 'boolean',
      help: 'the browser does not report the slow connection: React is loaded without an interaction',
    },
    lengths: { type: 'boolean', help: 'only the lengths' },
  },
  hasPositional: true,
});
const runs = toInteger('runs', values.runs);
const dir = toFolder(positional ?? join(ROOT, 'dist'));
const paths = (values.path ?? ['', 'guide/', 'guide/card/open-card', 'token/listen']).map((path) =>
  path.replace(/^\//, ''),
);
const { base } = await readBuildInfo(dir);
const pages = await Promise.all(paths.map((path) => readMeasuredPage(dir, path)));
const floor = await writeStaticFloor(dir, pages);
const servers = [createSiteServer(dir, base), createSiteServer(floor, base)];
const [origin = '', floorOrigin = ''] = await Promise.all(servers.map((server) => listen(server, 0)));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BENCH_ARGS });

if (!values.lengths) {
  await printVisits();
  const { requests, bytes, again, empty } = await measureOpening(browser, `${origin}${base}${TRY_IT_PAGE}`);
  const opening = `${requests} requests, ${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `\nFirst opening of Try it: ${opening}; again at 4× CPU ${again.toFixed(0)} ms, an empty dialog ${empty.toFixed(0)} ms`,
  );
}
for (const viewport of VIEWPORTS) await printLengths(viewport);
await browser.close();
for (const server of servers) server.close();
await rm(floor, { recursive: true });

async function printVisits(): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  const tasks: Record<string, Record<string, string>> = {};
  const long: string[] = [];
  for (const page of pages) {
    const name = base + page.path;
    const { visits, bare } = await measure(browser, page);
    rows[name] = toRow(visits, bare);
    tasks[name] = toTaskRow(visits, bare);
    long.push(...longTasks(visits).map((text) => `${name}, ${text}`));
  }
  console.table(rows);
  console.log('\nMain thread at 4× CPU: longest task of each phase, thread time in ms (tasks of more than 50 ms)');
  console.table(tasks);
  console.log(
    long.length > 0 ? `Tasks of more than 50 ms in a median visit:\n${long.join('\n')}` : 'No task of more than 50 ms.',
  );
}

async function printLengths(viewport: Viewport): Promise<void> {
  const paths = await listReferencePages(dir, 'en');
  const lengths = await measureLengths(
    browser,
    paths.map((path) => origin + base + path),
    viewport,
  );
  const rows = paths.map((path, index) => [base + path, toLengthRow(lengths[index])]);
  console.log(`\nReference pages at ${viewport.width} × ${viewport.height}: screens, and controls on the first one`);
  console.table(Object.fromEntries([...rows, ['median', toLengthRow(getMedianLengths(lengths))]]));
}

function toLengthRow({ page, body, responses, errors, controls }: PageLengths = { page: 0, controls: 0 }) {
  const cells = { page, Body: body, Responses: responses, Errors: errors };
  const screens = Object.entries(cells).map(([name, value]) => [name, value ? value.toFixed(1) : '']);
  return { ...Object.fromEntries(screens), controls };
}

/** Real page and floor in turns, so that a busy minute of the machine hits both. The first visit of each warms the server. */
async function measure(
  browser: Browser,
  { path, lang }: MeasuredPage,
): Promise<Record<'visits' | 'bare', VisitFigures[]>> {
  const visits: VisitFigures[] = [];
  const bare: VisitFigures[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const reader = { locale: lang, reportsConnection: !values['unknown-connection'] };
    visits.push(await visit(browser, { ...reader, url: origin + base + path }));
    bare.push(await visit(browser, { ...reader, url: floorOrigin + base + path }));
  }
  return { visits: visits.slice(1), bare: bare.slice(1) };
}

type Figure = Exclude<keyof VisitFigures, 'tasks'>;

function toRow(visits: VisitFigures[], bare: VisitFigures[]): Record<string, string> {
  const of = (name: Figure, from = visits) => median(from.map((figures) => figures[name]));
  return {
    'kB until load': (of('bytesUntilLoad') / 1000).toFixed(1),
    requests: String(of('requestsUntilLoad')),
    'kB in all': (of('bytesInAll') / 1000).toFixed(1),
    'FCP ms': of('firstPaint').toFixed(0),
    'LCP ms': of('largestPaint').toFixed(0),
    'LCP × floor': (of('largestPaint') / of('largestPaint', bare)).toFixed(2),
    CLS: of('layoutShift').toFixed(3),
    'TBT ms': median(visits.map(({ tasks }) => blocking(tasks))).toFixed(0),
  };
}

/** Of the tasks after the first paint: what each computed beyond 50 ms. */
function blocking(tasks: Task[]): number {
  return tasks
    .filter(({ phase }) => phase !== 'before paint')
    .reduce((sum, { ms }) => sum + Math.max(0, ms - LONG_TASK_MS), 0);
}

function toTaskRow(visits: VisitFigures[], bare: VisitFigures[]): Record<string, string> {
  const longest = (from: VisitFigures[], phase: Phase) =>
    median(from.map((figures) => getLongest(getTasks(figures, phase))));
  const count = (phase: Phase) => median(visits.map((figures) => getTasks(figures, phase).filter(isLong).length));
  const floor = { 'floor before paint': longest(bare, 'before paint').toFixed(0) };
  const cells = PHASES.map((phase) => [phase, `${longest(visits, phase).toFixed(0)} (${count(phase)})`]);
  return { ...Object.fromEntries(cells), ...floor };
}

function getTasks({ tasks }: VisitFigures, wanted: Phase): Task[] {
  return tasks.filter(({ phase }) => phase === wanted);
}

function isLong({ ms }: Task): boolean {
  return ms > LONG_TASK_MS;
}

/** Of the visit that computed a median time in its long tasks. */
function longTasks(visits: VisitFigures[]): string[] {
  const sum = ({ tasks }: VisitFigures) => tasks.filter(isLong).reduce((all, { ms }) => all + ms, 0);
  const typical = [...visits].sort((a, b) => sum(a) - sum(b))[Math.floor(visits.length / 2)];
  return (typical?.tasks ?? []).filter(isLong).map((task) => `${task.phase}: ${describeTask(task)}`);
}
