import { brotliCompressSync } from 'node:zlib';
import { required } from '../../packages/base/invariant.ts';
import { search } from '../../src/search/engine/query.ts';
import { buildIndex } from '../../src/search/engine/search-index.ts';
import { median } from '../cli/median.ts';
import { parseSearchFile, readSearchFiles, type SearchFile } from '../server/search-files.ts';

const QUERIES = [
  'card',
  'open card',
  'cardManageId',
  '/v2/card/open',
  '422102',
  'CARD_AMOUNT_OUT_OF_RANGE',
  'rechrge',
  's',
  '开卡',
  '查询余额',
  '如何开卡',
  '卡',
];
const LIMITS = { pages: 7, hits: 3, excerpt: 100 };

/** Size, building time and answering time of each index of a built site, a line each. */
export async function indexFigures(dir: string): Promise<string[]> {
  return (await readSearchFiles(dir)).map(getFigures);
}

function getFigures(file: SearchFile): string {
  const start = performance.now();
  const index = buildIndex(parseSearchFile(file));
  const built = performance.now() - start;
  const times = Array.from({ length: 20 }, () =>
    QUERIES.map((query) => getTime(() => search(index, query, LIMITS))),
  ).flat();
  const p95 = required(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)], 'There are queries.');
  const size = brotliCompressSync(file.text).length / 1000;
  const name = [file.version, file.locale].filter((part) => part !== undefined).join(' ');
  return (
    `${name}: ${size.toFixed(1)} kB brotli, ${index.zones.length} texts, ${index.vocabulary.terms.length} terms, ` +
    `built in ${built.toFixed(0)} ms, query median ${median(times).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
  );
}

function getTime(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
