import { resolve } from 'node:path';
import { buildIndex } from '../../src/search/engine/search-index.ts';
import { getIntentFigures, type IntentFigures } from '../bench/intent-figures.ts';
import { readIntents } from '../bench/intents/read-intents.ts';
import { ROOT, readOptions, toFolder } from '../cli/options.ts';
import { parseSearchFile, readSearchFiles } from '../server/search-files.ts';

const { values, positional } = readOptions({
  usage: 'npm run bench:intents -- [DIR] [--misses]',
  summary:
    'How often the search of a built site (DIR, default: dist) has the right page first, and among five: for queries it was tuned on, and for a held-out set.',
  options: {
    misses: { type: 'boolean', help: 'list what the tuned set misses' },
  },
  hasPositional: true,
});
const files = await readSearchFiles(toFolder(positional ?? resolve(ROOT, 'dist')));
for (const set of ['tuned', 'held-out']) {
  const intents = await readIntents(set);
  for (const file of files) {
    const figures = getIntentFigures(buildIndex(parseSearchFile(file)), intents.get(file.locale) ?? []);
    console.log(`${set} ${file.locale}: ${describe(figures)}`);
    if (!values.misses || set === 'held-out') continue;
    for (const { query, found } of figures.misses) console.log(`  ${query} → ${found.join(', ')}`);
  }
}

function describe({ count, first, amongFive }: IntentFigures): string {
  const percent = (part: number) => `${part} (${((100 * part) / count).toFixed(0)} %)`;
  return `${count} queries, first ${percent(first)}, among five ${percent(amongFive)}`;
}
