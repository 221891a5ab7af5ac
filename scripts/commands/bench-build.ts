import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, toFolder, toInteger } from '../../packages/base/node/options.ts';
import { addCheckout, removeCheckout } from '../bench/checkout.ts';
import { describeForeignBuilds } from '../bench/foreign-site.ts';
import { type BuildFigures, formatFigures, measureBuild } from '../bench/measure-build.ts';
import { writeScaleSite } from '../bench/scale/write-scale-site.ts';
import { median } from '../cli/median.ts';
import { ROOT } from '../installation/installation.ts';

const { values } = readOptions({
  usage: 'npm run bench -- build [--runs N] [--base REVISION] [--operations N] [--documents FOLDER]',
  summary:
    'Measures the build of this site with and without the caches of earlier builds. Medians; with --base beside those of another revision.',
  options: {
    runs: { type: 'string', value: 'N', default: '3', help: 'measurements, of which the median counts' },
    base: { type: 'string', value: 'REVISION', help: 'measured in turn with this one, in a checkout of its own' },
    operations: { type: 'string', value: 'N', default: '0', help: 'size of a generated site to measure too' },
    documents: {
      type: 'string',
      value: 'FOLDER',
      help: 'only sites of the API descriptions there, built by the package that npm run package has left, beside redocly build-docs',
    },
  },
});
const FIGURES = ['seconds', 'cpuSeconds', 'peakMegabytes'] as const;
const count = toInteger('runs', values.runs);
const operations = toInteger('operations', values.operations, { min: 0 });
if (values.documents !== undefined) {
  for await (const line of describeForeignBuilds(toFolder(values.documents))) console.log(line);
  process.exit();
}
const dir = await mkdtemp(join(tmpdir(), 'bench-build-'));
const checkout = values.base === undefined ? undefined : await addCheckout(values.base, join(dir, 'base'));
const roots = checkout === undefined ? [ROOT] : [ROOT, checkout];

try {
  await report('cold', ['--out', join(dir, 'dist')], { isCold: true });
  await report('warm', ['--out', join(dir, 'dist')], { isCold: false });
  if (operations > 0) {
    await writeScaleSite(join(dir, 'site'), operations);
    await report(`${operations} operations`, ['--site', join(dir, 'site'), '--out', join(dir, 'large')], {
      isCold: false,
    });
  }
} finally {
  if (checkout !== undefined) await removeCheckout(checkout);
  await rm(dir, { recursive: true });
}

/** Revisions in turn, so that what else the machine does meets both. */
async function report(name: string, args: string[], { isCold }: { isCold: boolean }): Promise<void> {
  const runs = new Map(roots.map((root): [string, BuildFigures[]] => [root, []]));
  for (let run = 0; run < count; run += 1) {
    for (const root of roots) {
      if (isCold) await rm(join(root, '.generated/.cache'), { recursive: true, force: true });
      runs.get(root)?.push(await measureBuild(args, root));
    }
  }
  const [own, other] = [...runs.values()].map(getMedians);
  if (own === undefined) return;
  console.log(`\n${name}: ${formatFigures(own)}`);
  if (other === undefined) return;
  const ratios = FIGURES.map((figure) => (own[figure] / other[figure]).toFixed(2));
  console.log(`${name}, ${values.base}: ${formatFigures(other)}; this one takes ${ratios.join(', ')} times that\n`);
}

function getMedians(runs: BuildFigures[]): BuildFigures {
  const of = (figure: keyof BuildFigures) => median(runs.map((run) => run[figure]));
  return { seconds: of('seconds'), cpuSeconds: of('cpuSeconds'), peakMegabytes: of('peakMegabytes') };
}
