import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { prepareSandboxContract } from '../../provider/node/generate/generate.ts';
import { required } from '../../src/model/invariant.ts';
import { runCommand } from '../cli/command.ts';
import { median } from '../cli/median.ts';
import { ROOT, readOptions, SITE_OPTION, toFolder } from '../cli/options.ts';
import { startStep, step } from '../cli/step.ts';
import type { Caches } from '../content/cache/caches.ts';
import { describeDocumentSite } from '../content/read/document-site.ts';
import { providerFile, readSite, type SiteFolder } from '../content/read/site.ts';
import { formatThirdPartyNotices } from '../packages/third-party-notices.ts';
import { writePackages } from '../packages/write-packages.ts';
import { buildSitePackages } from '../site/build-site-packages.ts';
import { bundleConsole, bundleInterface } from '../site/bundle/bundle.ts';
import { generateSite, openCaches, workFolder } from '../site/generate-site.ts';
import { makeFavicon } from '../site/icons/favicon.ts';
import { generateIcons } from '../site/icons/generate-icons.ts';
import { prerender, type RenderTime } from '../site/prerender/prerender.ts';
import { writeBuildInfo } from '../site/publish/build-info.ts';
import { checkOutputFolder, replaceFolder } from '../site/publish/output-folder.ts';
import { writeServiceWorker } from '../site/publish/service-worker.ts';
import { writeSiteDownloads } from '../site/publish/site-downloads.ts';
import { makeTemporaryFolder } from '../site/publish/temporary-folder.ts';
import { dataFolder, versionData } from '../site/publish/version-data.ts';

type Source = { site: SiteFolder; work: string; caches: Caches };

/** A site folder with its configuration, or API descriptions alone. */
async function readSource(): Promise<Source> {
  const { spec, origin, links, title, site: folder } = values;
  const [first, ...others] = spec ?? [];
  if (first === undefined) {
    const siteDir = toFolder(folder);
    const work = workFolder(siteDir);
    return { site: await readSite(siteDir), work, caches: await openCaches(work) };
  }
  const work = workFolder(first, ...others);
  const caches = await openCaches(work);
  return { site: await describeDocumentSite([first, ...others], { origin, links, title, caches }), work, caches };
}

/** The old output stays until the new one is complete. */
async function build(outDir: string): Promise<boolean> {
  const { site, work, caches } = await step('read the configuration', readSource);
  await checkOutputFolder(outDir, site);
  const base = site.config.base ?? '/';
  const temporary = makeTemporaryFolder(outDir);
  const building = join(temporary, 'site');
  // Before both bundles are copied to it at the same time.
  await mkdir(join(building, 'assets'), { recursive: true });

  await Promise.all([generateIcons(ROOT), prepareSandboxContract(ROOT)]);
  // Both in processes of their own, beside the compiler.
  const options = { root: ROOT, base, outDir: building, provider: providerFile(site) };
  const bundling = startStep('bundle the interface', () => bundleInterface(options));
  const consoling = site.config.console ? startStep('bundle the console', () => bundleConsole(options)) : undefined;
  // Pages name the files of packages.
  const packages = await step('packages', () => buildSitePackages(site, { root: ROOT, work }));
  const compiled = await generateSite(site, {
    ...{ work, buildDir: building, caches, isVerbose: values.verbose },
    packages: packages?.map(({ entry }) => entry),
  });
  if (compiled === undefined) {
    await Promise.allSettled([bundling.done, consoling?.done]);
    return false;
  }
  if (packages) await writePackages(packages, { siteFolder: building, earlier: values.packages });

  const bundled = await bundling.report();
  const consoleFiles = await consoling?.report();
  const id = await step('version data', async () => versionData(building, bundled.client.join()));
  await writeFile(
    join(building, 'favicon.svg'),
    await makeFavicon(ROOT, required(compiled.localeBuilds[0], 'A site has a language.').site),
  );
  const times = await step('prerender pages', () =>
    prerender({
      localeBuilds: compiled.localeBuilds,
      bundle: bundled,
      ...(consoleFiles && { console: consoleFiles }),
      root: ROOT,
      outDir: building,
      dataFolder: dataFolder(id),
    }),
  );
  const published = [...bundled.packages, ...(consoleFiles ? consoleFiles.packages : [])];
  await writeFile(join(building, 'third-party-notices.txt'), await formatThirdPartyNotices(ROOT, published));
  console.log(renderFigures(times));
  if (site.config.origin === undefined) console.log(NO_ORIGIN);
  const [firstBuild, ...otherBuilds] = compiled.localeBuilds;
  await writeServiceWorker({
    folder: building,
    sites: [required(firstBuild, 'A site has a language.').site, ...otherBuilds.map(({ site }) => site)],
    id,
    bundle: bundled,
  });
  await writeBuildInfo(building, { base, id });
  const { localeBuilds } = compiled;
  await step('downloads', () => writeSiteDownloads(site, { folder: building, localeBuilds }));
  await replaceFolder(building, outDir, temporary);
  return true;
}

/** `rendering: median 2.8 ms, longest 12.0 ms (/guide/card/open-card)` */
function renderFigures(times: RenderTime[]): string {
  const longest = times.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one), NO_TIME);
  const middle = median(times.map(({ milliseconds }) => milliseconds));
  return `rendering: median ${middle.toFixed(1)} ms, longest ${longest.milliseconds.toFixed(1)} ms (${longest.address})`;
}

const NO_ORIGIN =
  'no origin: pages ask search engines not to index them. Give --origin https://docs.example.com, or "origin" in site.ts.';

const NO_TIME: RenderTime = { address: '', milliseconds: 0 };

// React decides by it which of its two versions runs.
process.env.NODE_ENV = 'production';
// On a machine with much memory V8 lets garbage grow to several times what is in use before it collects.
setFlagsFromString('--heap-growing-percent=50');
const { values } = readOptions({
  usage: 'npm run build -- [--site DIR | --spec FILE …] [--out DIR]',
  summary: 'Builds a site: every page as a complete document, ready for any static host.',
  options: {
    site: SITE_OPTION,
    spec: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      help: 'an OpenAPI or AsyncAPI description instead of a site folder; may be given several times',
    },
    origin: {
      type: 'string',
      value: 'URL',
      help: 'with --spec: where the site is published, https://docs.example.com',
    },
    links: {
      type: 'string',
      value: 'URL',
      help: 'with --spec: where links that begin with "/" and are no page here lead, https://example.com',
    },
    title: { type: 'string', value: 'TEXT', help: 'with --spec: the title of the site' },
    packages: {
      type: 'string',
      value: 'DIR',
      help: 'packages of earlier builds, which stay published: the folder downloads of what is online',
    },
    verbose: { type: 'boolean', help: 'all warnings, however many there are' },
    out: {
      type: 'string',
      value: 'DIR',
      default: join(ROOT, 'dist'),
      help: 'receives the site; replaced when complete',
    },
  },
});
await runCommand(() => build(resolve(values.out)));
