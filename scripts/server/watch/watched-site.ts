import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { required } from '../../../packages/base/invariant.ts';
import { compile } from '../../content/compile.ts';
import { emitPages } from '../../content/emit/emit.ts';
import { prepareProvider, providerFile } from '../../content/read/site.ts';
import { type Finding, formatFinding, relax } from '../../findings/finding.ts';
import { ROOT } from '../../installation/installation.ts';
import { type Bundle, bundleInterface } from '../../site/bundle/bundle.ts';
import { makeFavicon } from '../../site/icons/favicon.ts';
import { withLook } from '../../site/look/look-styles.ts';
import type { Source } from '../../site/open-source.ts';
import { listDocuments, type PageDocument } from '../../site/prerender/prerender.ts';
import { writeRelay } from '../../site/prerender/relay-document.ts';
import { checkContract } from '../../spec/check-contract.ts';

/** A site while somebody writes it: its data is on the disk, a page becomes a document when it is asked for. */
export type WatchedSite = {
  /** Below the base: `/guide/auth`. */
  pages: Map<string, PageDocument>;
  base: string;
  /** What keeps the content from being compiled: the pages are those of before. */
  errors: string[];
  /** What a build would refuse and pages can be shown with, such as an outdated translation: one language is written first. */
  warnings: string[];
  /** Milliseconds that the last update took. */
  milliseconds: number;
  /** Documents and Markdown, which are written when somebody asks for one. */
  writeDocuments: () => Promise<void>;
  update: () => Promise<void>;
  /** Runs the gates of the contract, whose mistakes are warnings here, and writes the cache: when the pages have what they came for. */
  check: () => Promise<void>;
};

/** `folder` receives the interface and the data. */
export async function watchSite(source: Source, folder: string, print: (line: string) => void): Promise<WatchedSite> {
  const found: Record<'compiler' | 'contract', Finding[]> = { compiler: [], contract: [] };
  let bundle: Bundle | undefined;
  const watched: WatchedSite = {
    pages: new Map(),
    base: '/',
    errors: [],
    warnings: [],
    milliseconds: 0,
    writeDocuments,
    update,
    check,
  };
  let write = async (): Promise<void> => undefined;

  async function writeDocuments(): Promise<void> {
    const writing = write;
    write = async () => undefined;
    await writing();
  }

  /** Prints what is new. */
  function report(by: keyof typeof found, problems: Finding[]): void {
    const known = new Set(found[by].map(formatFinding));
    for (const line of problems.map(formatFinding)) if (!known.has(line)) print(line);
    found[by] = problems;
    watched.errors = found.compiler.filter(({ severity }) => severity === 'error').map(formatFinding);
    const warnings = [...found.compiler.filter(({ severity }) => severity === 'warning'), ...found.contract];
    watched.warnings = warnings.map(formatFinding);
  }

  async function check(): Promise<void> {
    const problems: Finding[] = (await checkContract(await source.read(), source.caches)).map((problem) => ({
      ...problem,
      severity: 'warning',
    }));
    report('contract', problems);
    await source.caches.cache.save();
  }

  async function update(): Promise<void> {
    const start = performance.now();
    const { config, ...site } = await source.read();
    const base = config.base ?? '/';
    // The interface and the address that was printed are those of the first one.
    if (bundle && base !== watched.base) {
      watched.errors = [`The base is ${base} now, and was ${watched.base}. Start the command again.`];
      return watched.errors.forEach(print);
    }
    watched.base = base;
    // What is stored would be shown in place of what is written.
    const watchedSite = { ...site, config: { ...config, serviceWorker: false } };
    const compiled = await compile(watchedSite, source.caches);
    report('compiler', compiled.problems.map(relax));
    if (watched.errors.length > 0) return;
    bundle ??= await loadInterface(providerFile(watchedSite), base);
    const { emitDocuments } = await emitPages(compiled, {
      publicDir: folder,
      removesOthers: false,
      caches: source.caches,
    });
    write = emitDocuments;
    const { localeBuilds } = compiled;
    const first = required(localeBuilds[0], 'A site has a language.').site;
    await writeFile(join(folder, 'favicon.svg'), makeFavicon(first, config.look));
    if (first.tryIt) await writeRelay({ root: ROOT, outDir: folder, script: bundle.relay });
    const looked = withLook(bundle, config);
    const documents = await listDocuments({ localeBuilds, bundle: looked, root: ROOT, outDir: folder, dataFolder: '' });
    watched.pages = new Map(documents.map((document) => [document.address, document]));
    watched.milliseconds = performance.now() - start;
  }

  async function loadInterface(provider: string | undefined, base: string): Promise<Bundle> {
    await prepareProvider(await source.read());
    await mkdir(join(folder, 'assets'), { recursive: true });
    return bundleInterface({ root: ROOT, base, outDir: folder, provider });
  }

  return watched;
}
