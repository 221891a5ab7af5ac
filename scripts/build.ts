import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { readSite } from './content/read/site.ts';
import { generateSite, workFolder } from './generate-site.ts';
import { median } from './median.ts';
import { ROOT, readBuildOptions } from './options.ts';
import { writeBuildInfo } from './prerender/build-info.ts';

import { bundleConsole } from './prerender/console-bundle.ts';
import { bundleInterface } from './prerender/kept-interface.ts';
import { placeFiles, swapFolder } from './prerender/place-files.ts';
import { prerender, type RenderTime } from './prerender/prerender.ts';
import { step } from './step.ts';

/** `npm run build -- [--site DIR] [--out DIR]`. The old output stays until the new one is complete. */
async function build({ siteDir, outDir }: { siteDir: string; outDir: string }): Promise<boolean> {
  const work = workFolder(siteDir);
  const building = `${outDir}.building`;
  await rm(building, { recursive: true, force: true });
  // Before both bundles are copied to it at the same time.
  await mkdir(join(building, 'assets'), { recursive: true });

  const site = await readSite(siteDir);
  const base = site.config.base ?? '/';
  // The bundler works in threads and processes of its own: beside the compiler it costs next to no time.
  const options = { root: ROOT, base, outDir: building };
  const cacheDir = join(ROOT, '.generated/.cache');
  const bundling = bundleInterface({ ...options, cacheDir: join(cacheDir, 'interface') });
  const consoling = site.config.console && bundleConsole({ ...options, cacheDir: join(cacheDir, 'console') });
  const everything = Promise.allSettled([bundling, consoling]);
  const compiled = await generateSite(site, work);
  if (compiled === undefined) {
    await everything;
    await rm(building, { recursive: true, force: true });
    return false;
  }

  const bundled = await step('bundle the interface', () => bundling);
  const consoleFiles = consoling && (await step('bundle the console', () => consoling));
  const id = await step('place files', async () => placeFiles(join(work, 'public'), building, bundled.client.join()));
  await cp(join(ROOT, 'src/assets/favicon.svg'), join(building, 'favicon.svg'));
  const times = await step('prerender pages', () =>
    prerender({
      editions: compiled.editions,
      bundle: bundled,
      ...(consoleFiles && { console: consoleFiles }),
      root: ROOT,
      outDir: building,
      dataRoot: `${base}_build/${id}/`,
    }),
  );
  console.log(renderFigures(times));
  await writeBuildInfo(building, { base, id });
  await swapFolder(building, outDir);
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
const options = readBuildOptions(process.argv.slice(2));
await runCommand(() => build(options));
