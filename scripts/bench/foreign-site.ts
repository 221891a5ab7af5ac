import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { required } from '../../packages/base/invariant.ts';
import { UsageError } from '../../packages/base/node/options.ts';
import { findDeadLinks } from '../checks/dead-links.ts';
import { listFiles } from '../checks/site-files.ts';
import { generatedFolder } from '../installation/installation.ts';
import { type BuildFigures, measureProgram } from './measure-build.ts';

type Largest = { file: string; size: number };
type SiteFigures = {
  pages: number;
  deadLinks: number;
  indexBytes: number;
  elements: Largest;
  bytes: Largest;
  megabytes: number;
};

const PROGRAM = join(generatedFolder(), 'package/scripts/commands/main.js');
const REDOCLY = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** A line for each API description in a folder: its site, built by the package, beside `redocly build-docs`. */
export async function* describeForeignBuilds(folder: string): AsyncIterable<string> {
  if (!existsSync(PROGRAM)) throw new UsageError('There is no package. Run npm run package first.');
  for (const name of (await readdir(folder)).filter((name) => /\.(?:ya?ml|json)$/.test(name)).sort()) {
    const work = await mkdtemp(join(tmpdir(), 'bench-foreign-'));
    const out = join(work, 'site');
    const row = await build(join(folder, name), out, work).then(
      async (builds) => formatSite(await measureSite(out), builds),
      (error: unknown) => String(error),
    );
    yield `${name}: ${row}`;
    await rm(work, { recursive: true });
  }
}

/** First without what an earlier build has cached. What programs print is left out; a failure is said by its code. */
async function build(file: string, out: string, caches: string): Promise<ForeignBuilds> {
  const quiet = { stdio: 'ignore' } as const;
  const options = { ...quiet, env: { ...process.env, XDG_CACHE_HOME: caches } };
  const first = await measureProgram([PROGRAM, 'build', file, '--out', out], options);
  const again = await measureProgram([PROGRAM, 'build', file, '--out', out], options);
  const page = join(caches, 'redocly.html');
  const peer = await measureProgram([REDOCLY, 'build-docs', file, '--output', page], quiet);
  return { first, again, peer, peerMegabytes: (await stat(page)).size / 1e6 };
}

/** Figures of a site that was built from one description. */
async function measureSite(dir: string): Promise<SiteFigures> {
  const names = await listFiles(dir);
  const pages = new Map<string, string>();
  let [indexBytes, total] = [0, 0];
  for (const name of names) {
    const content = await readFile(join(dir, name));
    total += content.length;
    if (name.endsWith('.html')) pages.set(name, content.toString());
    if (name.includes('_data/search/')) indexBytes = Math.max(indexBytes, compressedSize(content));
  }
  const elements = largest(pages, (html) => html.match(/<[a-z]/g)?.length ?? 0);
  // The page with the longest text is, compressed, the largest or close to it.
  const { file } = largest(pages, (html) => html.length);
  const bytes = { file, size: compressedSize(Buffer.from(required(pages.get(file), 'The file is one of the pages.'))) };
  const deadLinks = findDeadLinks({ base: '/', names, pages }).length;
  return { pages: pages.size, deadLinks, indexBytes, elements, bytes, megabytes: total / 1e6 };
}

/** One build by the package, again with its caches, and `redocly build-docs` of the same document. */
type ForeignBuilds = { first: BuildFigures; again: BuildFigures; peer: BuildFigures; peerMegabytes: number };

/** `299 pages in 9.6 s, 12.1 s of processor (1.4 × Redocly), again 3.2 s, 32 ms a page, …` */
function formatSite(site: SiteFigures, { first, again, peer, peerMegabytes }: ForeignBuilds): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  return [
    `${site.pages} pages in ${first.seconds.toFixed(1)} s`,
    `${first.cpuSeconds.toFixed(1)} s of processor (${(first.cpuSeconds / peer.cpuSeconds).toFixed(1)} × Redocly)`,
    `again ${again.seconds.toFixed(1)} s`,
    `${((first.seconds * 1000) / site.pages).toFixed(0)} ms a page`,
    `${first.peakMegabytes.toFixed(0)} MB of memory (Redocly ${peer.peakMegabytes.toFixed(0)})`,
    `${site.deadLinks} dead links`,
    `largest page ${kilobytes(site.bytes.size)} compressed (${site.bytes.file})`,
    `most elements ${site.elements.size} (${site.elements.file})`,
    `search index ${kilobytes(site.indexBytes)} compressed`,
    `site ${site.megabytes.toFixed(1)} MB (Redocly ${peerMegabytes.toFixed(1)})`,
  ].join(', ');
}

function largest(pages: ReadonlyMap<string, string>, measure: (html: string) => number): Largest {
  const sizes = [...pages].map(([file, html]) => ({ file, size: measure(html) }));
  return sizes.reduce((one, other) => (other.size > one.size ? other : one), { file: '', size: 0 });
}

/** As a host compresses while it serves. */
function compressedSize(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
