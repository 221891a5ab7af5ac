import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runCommand } from '../cli/command.ts';
import { median } from '../cli/median.ts';
import { ROOT, readOptions, SITE_OPTION, toFolder } from '../cli/options.ts';
import { startStep, step } from '../cli/step.ts';
import { readSite } from '../content/read/site.ts';
import { bundleConsole, bundleInterface } from '../site/bundle/bundle.ts';
import { formatThirdPartyNotices } from '../site/bundle/third-party-notices.ts';
import { generateSite, workFolder } from '../site/generate-site.ts';
import { generateIcons } from '../site/icons/generate-icons.ts';
import { prerender, type RenderTime } from '../site/prerender/prerender.ts';
import { writeBuildInfo } from '../site/publish/build-info.ts';
import { checkOutputFolder, replaceFolder } from '../site/publish/output-folder.ts';
import { makeTemporaryFolder } from '../site/publish/temporary-folder.ts';
import { dataFolder, versionData } from '../site/publish/version-data.ts';

/** The old output stays until the new one is complete. */
async function build(siteDir: string, outDir: string): Promise<boolean> {
  await checkOutputFolder(outDir, siteDir);
  const work = workFolder(siteDir);
  const site = await readSite(siteDir);
  const base = site.config.base ?? '/';
  const temporary = makeTemporaryFolder(outDir);
  const building = join(temporary, 'site');
  // Before both bundles are copied to it at the same time.
  await mkdir(join(building, 'assets'), { recursive: true });

  await generateIcons(ROOT);
  // Both in processes of their own, beside the compiler.
  const options = { root: ROOT, base, outDir: building };
  const bundling = startStep('bundle the interface', () => bundleInterface(options));
  const consoling = site.config.console ? startStep('bundle the console', () => bundleConsole(options)) : undefined;
  const compiled = await generateSite(site, work, building);
  if (compiled === undefined) {
    await Promise.allSettled([bundling.done, consoling?.done]);
    return false;
  }

  const bundled = await bundling.report();
  const consoleFiles = await consoling?.report();
  const id = await step('version data', async () => versionData(building, bundled.client.join()));
  await cp(join(ROOT, 'src/assets/favicon.svg'), join(building, 'favicon.svg'));
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
  const packages = [...bundled.packages, ...(consoleFiles ? consoleFiles.packages : [])];
  await writeFile(join(building, 'third-party-notices.txt'), await formatThirdPartyNotices(ROOT, packages));
  console.log(renderFigures(times));
  await writeBuildInfo(building, { base, id });
  await replaceFolder(building, outDir, temporary);
  return true;
}

/** `rendering: median 2.8 ms, longest 12.0 ms (/guide/card/open-card)` */
function renderFigures(times: RenderTime[]): string {
  const longest = times.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one), NO_TIME);
  const middle = median(times.map(({ milliseconds }) => milliseconds));
  return `rendering: median ${middle.toFixed(1)} ms, longest ${longest.milliseconds.toFixed(1)} ms (${longest.address})`;
}

const NO_TIME: RenderTime = { address: '', milliseconds: 0 };

// React decides by it which of its two versions runs.
process.env.NODE_ENV = 'production';
const { values } = readOptions({
  usage: 'npm run build -- [--site DIR] [--out DIR]',
  summary: 'Builds a site: every page as a complete document, ready for any static host.',
  options: {
    site: SITE_OPTION,
    out: {
      type: 'string',
      value: 'DIR',
      default: join(ROOT, 'dist'),
      help: 'receives the site; replaced when complete',
    },
  },
});
await runCommand(() => build(toFolder(values.site), resolve(values.out)));
