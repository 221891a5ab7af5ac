import { expect, it } from 'vitest';
import type { Exchange } from '../../packages/simulator/certification/exchange.ts';
import { atNight } from '../setup/nightly.ts';
import { watch } from './certify.ts';
import { FAULTY } from './faulty.ts';
import { LATER } from './faulty-later.ts';

/** A card holder has at most twenty cards. */
const RUNS = 18;
const list = (report: Awaited<ReturnType<typeof watch>>['report'], wanted: string) =>
  report.points.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);

it('accuses a watched client that works well of nothing, and shows what it does', async () => {
  const { report } = await watch('good', {}, RUNS);
  expect(list(report, 'failed')).toEqual([]);
  expect(list(report, 'passed')).toEqual(
    expect.arrayContaining(['S1', 'S2', 'S3', 'T1', 'I1', 'I2', 'R2', 'U1', 'U2', 'O1']),
  );
});

/** The end of a command is what shows the others. */
const VISIBLE = ['S1', 'S2', 'S3', 'T2', 'I1', 'R1', 'R2', 'U1', 'O1'];
const mistakes = [...FAULTY, ...LATER].filter(([point]) => VISIBLE.includes(point));

for (const [index, [point, mistake, faulty]] of mistakes.entries())
  it(`${point} fails when a watched client ${mistake}`, atNight(index < 2), async () => {
    const { report } = await watch('watched', faulty, RUNS);
    expect(list(report, 'failed')).toEqual([point]);
  });

it('leaves the first success of each operation alone, and three calls between faults of two calls', async () => {
  const { log } = await watch('pace', {}, RUNS);
  // The attempts of one call may meet the same fault again and again.
  const isRepeat = ({ key }: Exchange, index: number) =>
    log.exchanges.slice(0, index).some((one) => key !== undefined && one.key === key && one.fault !== undefined);
  const faults = log.exchanges.flatMap((one, index) => (one.fault && !isRepeat(one, index) ? [index] : []));
  const firsts = [...new Map(log.exchanges.map((one, index) => [one.operation, index] as const).reverse()).values()];
  expect(faults.length).toBeGreaterThan(10);
  expect(firsts.filter((index) => faults.includes(index))).toEqual([]);
  const clean = faults.slice(1).map((index, before) => index - (faults[before] ?? 0) - 1);
  expect(Math.min(...clean)).toBeGreaterThanOrEqual(3);
});
