import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildFigures, formatFigures, measureBuild } from '../bench/measure-build.ts';
import { median } from '../cli/median.ts';
import { ROOT, readOptions, toInteger } from '../cli/options.ts';

const { values } = readOptions({
  usage: 'npm run bench:build -- [--runs N]',
  summary: 'Measures the build of this site with and without the caches of earlier builds.',
  options: { runs: { type: 'string', value: 'N', default: '3', help: 'measurements, of which the median counts' } },
});
const count = toInteger('runs', values.runs);
const out = await mkdtemp(join(tmpdir(), 'bench-build-'));
const cache = join(ROOT, '.generated', '.cache');

for (const name of ['cold', 'warm'] as const) {
  const runs: BuildFigures[] = [];
  for (let run = 0; run < count; run += 1) {
    if (name === 'cold') await rm(cache, { recursive: true, force: true });
    runs.push(await measureBuild(['--out', join(out, 'dist')]));
  }
  const of = (figure: keyof BuildFigures) => median(runs.map((run) => run[figure]));
  const figures = { seconds: of('seconds'), cpuSeconds: of('cpuSeconds'), peakMegabytes: of('peakMegabytes') };
  console.log(`\n${name}: ${formatFigures(figures)}\n`);
}
await rm(out, { recursive: true });
