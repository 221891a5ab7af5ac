import { expect, test } from 'vitest';
import { required } from '../../packages/base/invariant.ts';
import { getIntentFigures } from '../../scripts/bench/intent-figures.ts';
import { readIntents } from '../../scripts/bench/intents/read-intents.ts';
import { readIndexes } from './built-data.ts';

const indexes = await readIndexes();

test.each([
  // Of the many that are tuned on, every third: `npm run bench -- search` looks at all.
  { set: 'tuned', every: 3, first: 0.85, amongFive: 0.95 },
  { set: 'held-out', every: 1, first: 0.5, amongFive: 0.75 },
])(
  'finds what readers mean in words that are not those of this site: $set queries',
  async ({ set, every, first, amongFive }) => {
    for (const [locale, intents] of await readIntents(set)) {
      const sample = intents.filter((_, number) => number % every === 0);
      const figures = getIntentFigures(required(indexes.get(locale), `an index of ${locale}`), sample);

      expect(figures.first / figures.count, locale).toBeGreaterThanOrEqual(first);
      expect(figures.amongFive / figures.count, locale).toBeGreaterThanOrEqual(amongFive);
    }
  },
);
