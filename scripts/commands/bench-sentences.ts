import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countGuideWords, getPercentile, getSentenceLengths } from '../bench/sentence-lengths.ts';
import { ROOT, readOptions } from '../cli/options.ts';

const MEDIAN_LIMIT = 16;
const P90_LIMIT = 28;
/** The page of an operation says when to call it, what to store, how it fails. */
const LEAST_WORDS = 350;

readOptions({
  usage: 'npm run bench:sentences',
  summary: `Prints the words of each English guide and the length of its sentences: median, 90th percentile, longest.
Exit code 1 when a median is above ${MEDIAN_LIMIT}, a 90th percentile above ${P90_LIMIT}, or the page of an operation has less than ${LEAST_WORDS} words.`,
  options: {},
});

const folder = join(ROOT, 'guides/en');
const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')).sort();
const rows: Record<string, Record<string, number | string>> = {};
const all: number[] = [];
for (const name of names) {
  const guide = await readFile(join(folder, name), 'utf8');
  const lengths = getSentenceLengths(guide);
  if (lengths.length === 0) continue;
  all.push(...lengths);
  const words = countGuideWords(guide);
  const isThin = /^operation: /m.test(guide) && words < LEAST_WORDS;
  rows[name.replaceAll('\\', '/')] = { words, ...toRow(lengths), ...(isThin && { over: 'thin' }) };
}
rows['all guides'] = toRow(all);
console.table(rows);
if (Object.values(rows).some((row) => row.over !== '')) process.exitCode = 1;

function toRow(lengths: number[]): Record<string, number | string> {
  const [middle, p90] = [getPercentile(lengths, 0.5), getPercentile(lengths, 0.9)];
  const over = middle > MEDIAN_LIMIT || p90 > P90_LIMIT ? 'over' : '';
  return { sentences: lengths.length, median: middle, p90, longest: getPercentile(lengths, 1), over };
}
