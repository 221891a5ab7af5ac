import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { formatFigures, measureBuild } from '../bench/measure-build.ts';
import { writeScaleSite } from '../bench/scale/write-scale-site.ts';
import { listFiles } from '../checks/site-files.ts';
import { readOptions, toInteger } from '../cli/options.ts';

const { values } = readOptions({
  usage: 'npm run bench:scale -- [--operations N]',
  summary: 'Measures the build of a very large generated site beside that of this one.',
  options: { operations: { type: 'string', value: 'N', default: '2000', help: 'size of the large site' } },
});
const operations = toInteger('operations', values.operations);
const dir = await mkdtemp(join(tmpdir(), 'bench-scale-'));
await writeScaleSite(join(dir, 'site'), operations);

const small = await measureBuild(['--out', join(dir, 'small')]);
const large = await measureBuild(['--site', join(dir, 'site'), '--out', join(dir, 'large')]);
const smallPages = await getPages(join(dir, 'small'));
const largePages = await getPages(join(dir, 'large'));
const perPage = (seconds: number, count: number) => (seconds * 1000) / count;

console.log(`\nthis site: ${smallPages.length} pages, ${formatFigures(small)}`);
console.log(`large site: ${largePages.length} pages, ${formatFigures(large)}`);
for (const figure of ['seconds', 'cpuSeconds'] as const) {
  const ratio = perPage(large[figure], largePages.length) / perPage(small[figure], smallPages.length);
  console.log(`${figure} per page: ${ratio.toFixed(2)} times that of this site`);
}
console.log(`largest page, compressed: ${await largestPage(join(dir, 'large'), largePages)}`);
await rm(dir, { recursive: true });

async function getPages(site: string): Promise<string[]> {
  return (await listFiles(site)).filter((name) => name.endsWith('.html'));
}

async function largestPage(site: string, pages: string[]): Promise<string> {
  let largest = { name: '', raw: Buffer.alloc(0) };
  for (const name of pages) {
    const raw = await readFile(join(site, name));
    if (raw.length > largest.raw.length) largest = { name, raw };
  }
  return `${largest.name}, ${(brotliCompressSync(largest.raw).length / 1000).toFixed(1)} kB`;
}
