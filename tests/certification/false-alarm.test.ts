import { expect, it } from 'vitest';
import { atNight, isNight } from '../setup/nightly.ts';
import { certify, watch } from './certify.ts';
import { STYLES } from './styles.ts';

const RUNS = isNight ? 50 : 1;
const TIMEOUT_MS = 60_000 + RUNS * 30_000;
const seeds = Array.from({ length: RUNS }, (_, index) => `style ${index}`);

for (const [index, [title, style]] of STYLES.entries())
  it(`accuses nobody: ${title}`, { timeout: TIMEOUT_MS, ...atNight(index < 2) }, async () => {
    for (const seed of seeds) {
      const { report } = await certify(seed, style);
      expect(
        report.points.filter(({ verdict }) => verdict === 'failed'),
        seed,
      ).toEqual([]);
      expect(report.summary.passed, seed).toBeGreaterThan(8);
    }
  });

for (const [index, [title, style]] of STYLES.entries())
  it(`accuses nobody while watching: ${title}`, { timeout: TIMEOUT_MS, ...atNight(index < 2) }, async () => {
    for (const seed of seeds) {
      const { report } = await watch(seed, style, 8);
      expect(
        report.points.filter(({ verdict }) => verdict === 'failed'),
        seed,
      ).toEqual([]);
    }
  });
