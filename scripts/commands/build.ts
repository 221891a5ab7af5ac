import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { required } from '../../src/model/invariant.ts';
import { runCommand } from '../cli/command.ts';
import { median } from '../cli/median.ts';
import { ROOT, readOptions } from '../cli/options.ts';
import { startStep, step } from '../cli/step.ts';
import { prepareProvider, providerFile } from '../content/read/site.ts';
import { isPackage, toCommand } from '../installation/installation.ts';
import { formatThirdPartyNotices } from '../packages/third-party-notices.ts';
import { writePackages } from '../packages/write-packages.ts';
import { buildSitePackages } from '../site/build-site-packages.ts';
import { bundleConsole, bundleInterface } from '../site/bundle/bundle.ts';
import { generateSite } from '../site/generate-site.ts';
import { makeFavicon } from '../site/icons/favicon.ts';
import { generateIcons } from '../site/icons/generate-icons.ts';
import { withLook } from '../site/look/look-styles.ts';
import { openSource, SOURCE_OPTIONS } from '../site/open-source.ts';
import { prerender, type RenderTime } from '../site/prerender/prerender.ts';
import { writeBuildInfo } from '../site/publish/build-info.ts';
import { checkOutputFolder, replaceFolder } from '../site/publish/output-folder.ts';
import { writeServiceWorker } from '../site/publish/service-worker.ts';
import { writeSiteDownloads } from '../site/publish/site-downloads.ts';
import { makeTemporaryFolder } from '../site/publish/temporary-folder.ts';
import { dataFolder, versionData } from '../site/publish/version-data.ts';

/** The old output stays until the new one is complete. */
async function build(outDir: string): Promise<boolean> {
  const { site, work, caches } = await step('read the configuration', async () => {
    const source = await openSource(values, positionals);
    return { ...source, site: await source.read() };
  });
  await checkOutputFolder(outDir, site);
  const base = site.config.base ?? '/';
  const temporary = makeTemporaryFolder(outDir);
  const building = join(temporary, 'site');
  // Before both bundles are copied to it at the same time.
  await mkdir(join(building, 'assets'), { recursive: true });

  await Promise.all([isPackage ? undefined : generateIcons(ROOT), prepareProvider(site)]);
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

  const bundled = withLook(await bundling.report(), site.config);
  const consoleFiles = await consoling?.report();
  const id = await step('version data', async () => versionData(building, bundled.client.join()));
  await writeFile(
    join(building, 'favicon.svg'),
    await makeFavicon(ROOT, required(compiled.localeBuilds[0], 'A site has a language.').site, site.config.look),
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
  const published = [...bundled.notices, ...(consoleFiles ? consoleFiles.notices : [])];
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
const { values, positionals } = readOptions({
  usage: toCommand('build', '[--site DIR | FILE …] [--out DIR]'),
  hasPositional: 'many',
  summary: 'Builds a site: every page as a complete document, ready for any static host.',
  options: {
    ...SOURCE_OPTIONS,
    packages: {
      type: 'string',
      value: 'DIR',
      help: 'packages of earlier builds, which stay published: the folder downloads of what is online',
    },
    verbose: { type: 'boolean', help: 'all warnings, however many there are' },
    out: {
      type: 'string',
      value: 'DIR',
      default: resolve('dist'),
      help: 'receives the site; replaced when complete',
    },
  },
});
await runCommand(() => build(resolve(values.out)));
