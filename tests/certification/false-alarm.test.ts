import { expect, it } from 'vitest';
import { certify, watch } from './certify.ts';
import { STYLES } from './styles.ts';

/** By night, fifty runs of each style. */
const RUNS = process.env.CERTIFICATION_SEEDS ? 50 : 1;
const seeds = Array.from({ length: RUNS }, (_, index) => `style ${index}`);

it.concurrent.each(STYLES)('accuses nobody: %s', async (_, style) => {
  for (const seed of seeds) {
    const { report } = await certify(seed, style);
    expect(
      report.points.filter(({ verdict }) => verdict === 'failed'),
      seed,
    ).toEqual([]);
    expect(report.summary.passed, seed).toBeGreaterThan(8);
  }
});

it.concurrent.each(STYLES)('accuses nobody while watching: %s', async (_, style) => {
  for (const seed of seeds) {
    const { report } = await watch(seed, style, 8);
    expect(
      report.points.filter(({ verdict }) => verdict === 'failed'),
      seed,
    ).toEqual([]);
  }
});
