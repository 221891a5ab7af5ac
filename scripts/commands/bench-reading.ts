import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BENCH_ARGS } from '../bench/bench-args.ts';
import { measureReading, type ReadingLengths } from '../bench/reading-lengths.ts';
import { listFiles } from '../checks/site-files.ts';
import { ensureBrowser } from '../cli/browser.ts';
import { median } from '../cli/median.ts';
import { ROOT, readOptions, toFolder } from '../cli/options.ts';
import { listen } from '../server/listen.ts';
import { createSiteServer } from '../server/site-server.ts';
import { readBuildInfo } from '../site/publish/build-info.ts';

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** By the class of the page, with what a table of them is called. */
const KINDS = { api: 'Reference pages', guide: 'Chapters', full: 'Overview' };
type Kind = keyof typeof KINDS;
const KIND_NAMES: Kind[] = ['api', 'guide', 'full'];

const { values, positional } = readOptions({
  usage: 'npm run bench:reading -- [DIR] [--lang LANG]',
  summary: `Prints how many screens each reference page and each chapter of a built site (DIR, default: dist) is long, and where Body,
Responses and Errors begin, at ${VIEWPORTS.map(({ width, height }) => `${width} × ${height}`).join(' and ')}.`,
  options: {
    lang: { type: 'string', value: 'LANG', default: 'en', help: 'language of the pages, as in `<html lang>`' },
  },
  hasPositional: true,
});
const dir = toFolder(positional ?? join(ROOT, 'dist'));
const { base } = await readBuildInfo(dir);
const pages = await findPages();
const server = createSiteServer(dir, base);
const origin = await listen(server, 0);
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BENCH_ARGS });

for (const viewport of VIEWPORTS) {
  for (const kind of KIND_NAMES) {
    const paths = pages.filter((page) => page.kind === kind).map(({ path }) => path);
    const urls = paths.map((path) => origin + base + path);
    const lengths = await measureReading(browser, { urls, viewport, locale: values.lang });
    console.log(`\n${KINDS[kind]} at ${viewport.width} × ${viewport.height}, in screens`);
    const rows = paths.map((path, index) => [base + path, toRow(lengths[index])]);
    console.table(Object.fromEntries([...rows, ['median', toRow(getMedians(lengths))]]));
  }
}
await browser.close();
server.close();

async function findPages(): Promise<{ path: string; kind: Kind }[]> {
  const files = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  const found = files.map(async (file) => {
    const html = await readFile(join(dir, file), 'utf8');
    const kind = KIND_NAMES.find((name) => html.includes(`class="page page--${name}`));
    if (!kind || !html.includes(`<html lang="${values.lang}"`)) return [];
    return [{ path: file.replace(/(?:index)?\.html$/, ''), kind }];
  });
  return (await Promise.all(found)).flat();
}

/** Of the pages that have the section. */
function getMedians(lengths: ReadingLengths[]): ReadingLengths {
  const of = (name: keyof ReadingLengths) => {
    const values = lengths.flatMap((one) => one[name] ?? []);
    return values.length > 0 ? median(values) : 0;
  };
  return { page: of('page'), body: of('body'), responses: of('responses'), errors: of('errors') };
}

function toRow({ page, body, responses, errors }: ReadingLengths = { page: 0 }): Record<string, string> {
  const cells = { page, Body: body, Responses: responses, Errors: errors };
  return Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, value ? value.toFixed(1) : '']));
}
