import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { BROWSER_ARGS, ensureBrowser } from '../cli/browser.ts';
import { median } from '../cli/median.ts';
import { ROOT, readOptions, toInteger, toPort } from '../cli/options.ts';

const { values } = readOptions({
  usage: 'npm run bench:dev -- [--runs N] [--port N]',
  summary: 'Measures the time from a saved source of this site to the changed text in the open page.',
  options: {
    runs: { type: 'string', value: 'N', default: '5', help: 'measurements, of which the median counts' },
    port: { type: 'string', value: 'N', default: '5273', help: 'of the development server' },
  },
});
const count = toInteger('runs', values.runs);
const port = String(toPort(values.port));
const PAGE = 'guide/card/open-card';
/** Sources of both languages; in one that is no guide the mark goes before a text of the page. */
const SOURCES: { file: string; page: string; before?: string }[] = [
  { file: `guides/zh/${PAGE}.md`, page: PAGE },
  { file: 'openapi/overlays/merchant.v2.zh.yaml', page: PAGE, before: '首充' },
  { file: `guides/en/${PAGE}.md`, page: `en/${PAGE}` },
  { file: 'openapi/merchant.v2.yaml', page: `en/${PAGE}`, before: 'Total debit = ' },
];

// A copy: nobody's working tree is written to for a figure.
const site = await mkdtemp(join(tmpdir(), 'bench-dev-'));
for (const folder of ['openapi', 'asyncapi', 'guides', 'samples', 'src/site'])
  await cp(join(ROOT, folder), join(site, folder), { recursive: true });
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/commands/dev.ts', '--site', site, '--port', port], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>((resolve) => {
  server.stdout.on('data', (text) => String(text).includes('Local') && resolve());
});
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
const page = await browser.newPage();

for (const source of SOURCES) {
  await page.goto(`http://localhost:${port}/${source.page}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const times = [];
  for (let run = 0; run < count; run += 1) times.push(await measureChange(page, source, run));
  console.log(`${source.file}: ${median(times).toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(', ')})`);
}
await browser.close();
server.kill();
await once(server, 'exit');
await rm(site, { recursive: true });

/** Milliseconds until a text that was saved is in the page. */
async function measureChange(page: Page, source: (typeof SOURCES)[number], run: number): Promise<number> {
  const file = join(site, source.file);
  const before = await readFile(file, 'utf8');
  const mark = `Measured ${run}.`;
  const after =
    source.before === undefined ? `${before}\n${mark}\n` : before.replace(source.before, `${mark} ${source.before}`);
  if (after === before) throw new Error(`${source.file} has no place for the mark of this measurement.`);
  const start = performance.now();
  await writeFile(file, after);
  await page.waitForFunction((text) => document.body.textContent?.includes(text), mark, { polling: 'raf' });
  const time = performance.now() - start;
  await writeFile(file, before);
  await page.waitForFunction((text) => !document.body.textContent?.includes(text), mark, { polling: 'raf' });
  return time;
}
