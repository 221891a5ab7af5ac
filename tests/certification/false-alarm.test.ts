import { expect, it } from 'vitest';
import { certify, watch } from './certify.ts';
import { STYLES } from './styles.ts';

/** By night, with twenty seeds, fifty runs of each style. */
const RUNS = Math.ceil(Number(process.env.CERTIFICATION_SEEDS ?? 0.4) * 2.5);
const TIMEOUT_MS = 60_000 + RUNS * 30_000;
const seeds = Array.from({ length: RUNS }, (_, index) => `style ${index}`);

it.each(STYLES)(
  'accuses nobody: %s',
  async (_, style) => {
    for (const seed of seeds) {
      const { report } = await certify(seed, style);
      expect(
        report.points.filter(({ verdict }) => verdict === 'failed'),
        seed,
      ).toEqual([]);
      expect(report.summary.passed, seed).toBeGreaterThan(8);
    }
  },
  TIMEOUT_MS,
);

it.each(STYLES)(
  'accuses nobody while watching: %s',
  async (_, style) => {
    for (const seed of seeds) {
      const { report } = await watch(seed, style, 8);
      expect(
        report.points.filter(({ verdict }) => verdict === 'failed'),
        seed,
      ).toEqual([]);
    }
  },
  TIMEOUT_MS,
);
