import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import picomatch from 'picomatch';
import { required } from '../../packages/base/invariant.ts';
import type { Finding } from '../findings/finding.ts';

/** A line of `budgets.json`; sizes in bytes, compressed. */
export type Budget = {
  name: string;
  files: string[];
  /** Measures the script inside a page, or the number of its elements, instead of the page. */
  part?: 'boot script' | 'elements';
  each?: number;
  sum?: number;
  /** What to do when it is exceeded. */
  remedy: string;
};

export type BudgetResult = {
  name: string;
  unit: 'bytes' | 'elements' | 'count';
  limit: number;
  /** The sum, or the largest file. */
  size: number;
  file: string;
  isWithin: boolean;
  remedy: string;
};

const brotli = promisify(brotliCompress);

/** Measures one budget. `read` gives a file's content. */
export async function measureBudget(
  { name, files, part, each, sum, remedy }: Budget,
  names: string[],
  read: (name: string) => Promise<Buffer>,
): Promise<BudgetResult> {
  const isMatch = picomatch(files);
  const matching = names.filter((name) => isMatch(name));
  if (matching.length === 0) throw new Error(`budget "${name}": no file matches ${files.join(', ')}`);
  const limit = required(each ?? sum, `The budget "${name}" has a limit for each file or for the sum.`);
  const measure = (file: string, quality: number) => read(file).then((content) => measurePart(content, part, quality));
  const { size, file } = await (sum === undefined ? findLargest : addUp)(matching, measure);
  return { name, unit: part === 'elements' ? 'elements' : 'bytes', limit, size, file, isWithin: size <= limit, remedy };
}

type Measure = (file: string, quality: number) => Promise<number>;

async function addUp(files: string[], measure: Measure): Promise<{ file: string; size: number }> {
  const sizes = await Promise.all(files.map((file) => measure(file, 11)));
  return { file: `${files.length} files`, size: sizes.reduce((total, size) => total + size, 0) };
}

/** Compresses in earnest only what can be the largest file: its size after quick compression is the bound. */
async function findLargest(files: string[], measure: Measure): Promise<{ file: string; size: number }> {
  const bounds = await Promise.all(files.map(async (file) => ({ file, bound: await measure(file, 6) })));
  let largest = { file: '', size: -1 };
  for (const { file, bound } of bounds.sort((a, b) => b.bound - a.bound)) {
    if (bound <= largest.size) break;
    const size = await measure(file, 11);
    if (size > largest.size) largest = { file, size };
  }
  return largest;
}

/** `OVER    31.2 kB of   30.0 kB  operation page  (guide/card/open-card.html)` */
export function formatBudget({ name, unit, limit, size, file, isWithin }: BudgetResult): string {
  return `${isWithin ? 'ok  ' : 'OVER'}  ${amount(size, unit)} of ${amount(limit, unit)}  ${name}  (${file})`;
}

/** What is exceeded, at the largest file. */
export function findExceeded({ name, unit, limit, size, file, isWithin, remedy }: BudgetResult): Finding[] {
  const message = `${name}: ${amount(size, unit).trim()} of ${amount(limit, unit).trim()}`;
  return isWithin ? [] : [{ severity: 'error', file, message, hint: remedy }];
}

/** Numbers of one width. */
function amount(size: number, unit: BudgetResult['unit']): string {
  if (unit === 'bytes') return `${(size / 1000).toFixed(1).padStart(6)} kB`;
  return `${String(size).padStart(6)}${unit === 'elements' ? ' el' : ''}`;
}

async function measurePart(content: Buffer, part: Budget['part'], quality: number): Promise<number> {
  if (part === 'elements') return countElements(content.toString());
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const compressed = await brotli(part === 'boot script' ? getBootScript(content) : content, { params });
  return compressed.length;
}

/** What a browser makes of a page before any script has run; markup inside scripts and styles is text. */
function countElements(page: string): number {
  const markup = page.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1').replaceAll(/<!--.*?-->/gs, '');
  return markup.match(/<[a-z]/gi)?.length ?? 0;
}

/** The script of a page that names the module to start later. */
function getBootScript(page: Buffer): Buffer {
  const [, script] = /<script data-client[^>]*>(.*?)<\/script>/s.exec(page.toString()) ?? [];
  if (script === undefined) throw new Error('a page has no inline boot script');
  return Buffer.from(script);
}
