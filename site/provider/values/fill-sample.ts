import { getKeyedLines } from '../../../src/model/keyed-lines.ts';
import { EXAMPLE_VALUES, type ReaderValues, replaceMembers } from './reader-values.ts';

/** A member with a string on a line of its own: `"value": "100.00",`, `value: '100.00',`, `'value' => '100.00',`. */
const MEMBER = /(?::|=>)\s*(["'])([^"']*)\1,?\s*$/;

/** The comment that says how to run a sample, in either language of the pages. */
const RUN = /^(?:<[^>]*>)?(?:#|\/\/) (?:Run: |运行：)/;

/** Highlighted code with the reader's values in place of those of the example. `mark` makes the element around a value. */
export function fillSample(html: string, values: ReaderValues, mark: (value: string) => string): string {
  const lines = html.split('\n');
  if (values.merchant !== undefined) {
    const run = mark(`export MERCHANT_ID=${values.merchant}`);
    const index = lines.findIndex((line) => RUN.test(line));
    if (index >= 0) lines[index] = (lines[index] ?? '').replace(RUN, (before) => `${before}${run} &amp;&amp; `);
  }
  // A sample of another product is about that product, with amounts that it takes.
  const products = html.match(/\bcm_[0-9A-Z]{26}\b/g) ?? [];
  if (products.some((product) => product !== EXAMPLE_VALUES.product)) return lines.join('\n');
  for (const { index, from, to } of findMembers(lines, values))
    lines[index] = replaceLast(lines[index] ?? '', from, mark(to));
  const filled = lines.join('\n');
  return values.product === undefined ? filled : filled.replaceAll(EXAMPLE_VALUES.product, mark(values.product));
}

/** Lines with a member that a value of the reader replaces. */
function findMembers(lines: string[], values: ReaderValues) {
  const text = lines.map((line) => line.replace(/<[^>]*>/g, '').replaceAll('&gt;', '>'));
  const keyedLines = getKeyedLines(text.join('\n'));
  const objects = new Map<string, Record<string, { index: number; literal: string }>>();
  for (const [index, keys] of keyedLines.entries()) {
    const literal = MEMBER.exec(text[index] ?? '')?.[2];
    const name = keys.at(-1);
    if (literal === undefined || name === undefined) continue;
    const path = keys.slice(0, -1).join('\n');
    objects.set(path, { ...objects.get(path), [name]: { index, literal } });
  }
  return [...objects.values()].flatMap((members) => {
    const literals = Object.fromEntries(Object.entries(members).map(([name, { literal }]) => [name, literal]));
    return Object.entries(replaceMembers(literals, values)).flatMap(([name, to]) => {
      const member = members[name];
      return member ? [{ index: member.index, from: member.literal, to }] : [];
    });
  });
}

/** The value comes last on its line; no class of the highlighter looks like one. */
function replaceLast(line: string, from: string, to: string): string {
  const start = line.lastIndexOf(from);
  return line.slice(0, start) + to + line.slice(start + from.length);
}
