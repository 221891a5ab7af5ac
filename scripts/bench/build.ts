import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../median.ts';
import { ROOT } from '../options.ts';
import { type BuildFigures, formatFigures, measureBuild } from './measure-build.ts';

/** `npm run bench:build -- [--runs 3]`: this site with and without what earlier builds have kept. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const out = await mkdtemp(join(tmpdir(), 'bench-build-'));
const cache = join(ROOT, '.generated', '.cache');

for (const name of ['cold', 'warm'] as const) {
  const runs: BuildFigures[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    if (name === 'cold') await rm(cache, { recursive: true, force: true });
    runs.push(await measureBuild(['--out', join(out, 'dist')]));
  }
  const of = (figure: keyof BuildFigures) => median(runs.map((run) => run[figure]));
  const figures = { seconds: of('seconds'), cpuSeconds: of('cpuSeconds'), peakMegabytes: of('peakMegabytes') };
  console.log(`\n${name}: ${formatFigures(figures)}\n`);
}
await rm(out, { recursive: true });
