import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { required } from '../../packages/base/invariant.ts';
import { median } from '../cli/median.ts';
import { startStep, step } from '../cli/step.ts';
import type { Caches } from '../content/cache/caches.ts';
import { consoleModule, prepareProvider, providerFile, type SiteFolder } from '../content/read/site.ts';
import type { Finding } from '../findings/finding.ts';
import { writeBuildInfo } from '../hosting/build-info.ts';
import { isPackage, ROOT } from '../installation/installation.ts';
import { formatThirdPartyNotices } from '../packages/third-party-notices.ts';
import { writePackages } from '../packages/write-packages.ts';
import { buildSitePackages } from './build-site-packages.ts';
import { bundleInterface } from './bundle/bundle.ts';
import { bundleModule } from './bundle/bundle-module.ts';
import { generateSite } from './generate-site.ts';
import { makeFavicon } from './icons/favicon.ts';
import { generateIcons } from './icons/generate-icons.ts';
import { withLook } from './look/look-styles.ts';
import { prerender, type RenderTime } from './prerender/prerender.ts';
import { readPreview, reportPreview } from './preview.ts';
import { checkOutputFolder, replaceFolder } from './publish/output-folder.ts';
import { writeServiceWorker } from './publish/service-worker.ts';
import { writeSiteDownloads } from './publish/site-downloads.ts';
import { makeTemporaryFolder } from './publish/temporary-folder.ts';
import { dataFolder, versionData } from './publish/version-data.ts';

type BuildOptions = {
  outDir: string;
  /** Packages of earlier builds, which stay published. */
  earlierPackages?: string | undefined;
  /** A file or a revision: pages say what has changed since. */
  since?: string | undefined;
};

/** Builds a site: every page as a complete document. The old output stays until the new one is complete. With a mistake in its sources there is no new one. */
export async function buildSite(
  { site, work, caches }: { site: SiteFolder; work: string; caches: Caches },
  { outDir, earlierPackages, since }: BuildOptions,
): Promise<Finding[]> {
  await checkOutputFolder(outDir, site);
  const base = site.config.base ?? '/';
  const temporary = makeTemporaryFolder(outDir);
  const building = join(temporary, 'site');
  // Before both bundles are copied to it at the same time.
  await mkdir(join(building, 'assets'), { recursive: true });

  await Promise.all([isPackage ? undefined : generateIcons(ROOT), prepareProvider(site)]);
  // In a process of its own, beside the compiler.
  const options = { root: ROOT, base, outDir: building, provider: providerFile(site) };
  const bundling = startStep('bundle the interface', () => bundleInterface(options));
  const consoleFile = consoleModule(site);
  const consoling =
    consoleFile === undefined
      ? undefined
      : startStep('bundle the console', () => bundleModule('console', consoleFile, building));
  const preview = since === undefined ? undefined : await step(`compare with ${since}`, () => readPreview(site, since));
  // Pages name the files of packages.
  const packages = await step('packages', () => buildSitePackages(site, { root: ROOT, work, caches }));
  const { compiled, findings } = await generateSite(site, {
    ...{ work, buildDir: building, caches },
    packages: packages?.map(({ entry }) => entry),
    preview,
  });
  if (compiled === undefined) {
    await Promise.allSettled([bundling.done, consoling?.done]);
    return findings;
  }
  if (preview) await reportPreview(preview, required(compiled.localeBuilds[0], 'A site has a language.'));
  if (packages) await writePackages(packages, { siteFolder: building, earlier: earlierPackages });

  const bundled = withLook(await bundling.report(), site.config);
  const consoleFiles = await consoling?.report();
  const id = await step('version data', async () => versionData(building, bundled.client.join()));
  await writeFile(
    join(building, 'favicon.svg'),
    makeFavicon(required(compiled.localeBuilds[0], 'A site has a language.').site, site.config.look),
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
  await step('downloads', () => writeSiteDownloads(site, { folder: building, ...compiled }));
  await replaceFolder(building, outDir, temporary);
  return findings;
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
