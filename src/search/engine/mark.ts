import type { MarkedText } from '../../model/search.ts';
import { QUALITY } from './expand.ts';
import type { ParsedQuery } from './parse-query.ts';
import { isHan, tokenise } from './tokenise.ts';

type Range = [start: number, end: number];

/** A text with every match of the query marked, in the text's own letters. */
export function markText(text: string, query: ParsedQuery): MarkedText {
  const terms = new Map(query.terms.flatMap(({ terms, quality }) => terms.map((term) => [term, quality] as const)));
  const marks = tokenise(text).flatMap(({ term, start, end }): Range[] => {
    const quality = terms.get(term);
    // A lone Han character begins an unfinished word; marked everywhere it would be noise.
    if (quality === undefined || (isHan(term) && quality < QUALITY.exact)) return [];
    return [[start, end]];
  });
  return { text, marks: merge(marks) };
}

/** About `length` characters around the position with most matches, with an ellipsis where something is left out. */
export function excerpt(text: string, query: ParsedQuery, length: number): MarkedText {
  const { marks } = markText(text, query);
  if (text.length <= length) return { text, marks };
  const from = bestStart(marks, text.length, length);
  const start = wordStart(text, from);
  const end = wordEnd(text, from + length);
  const before = start > 0 ? '…' : '';
  const after = end < text.length ? '…' : '';
  const inside = marks.filter((mark) => mark[0] >= start && mark[1] <= end);
  const moved = inside.map(([first, last]): Range => [first - start + before.length, last - start + before.length]);
  return { text: before + text.slice(start, end) + after, marks: moved };
}

/** Start of the window that holds most marks; the first mark is a little inside of it. */
function bestStart(marks: Range[], total: number, length: number): number {
  const margin = Math.floor(length / 5);
  let best = { start: 0, count: -1 };
  for (const [from] of marks) {
    const start = Math.max(0, Math.min(from - margin, total - length));
    const count = marks.filter((mark) => mark[0] >= start && mark[1] <= start + length).length;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** Not in the middle of a Latin word, and not between the halves of a character. */
function wordStart(text: string, at: number): number {
  for (let start = at; start > 0 && start > at - 12; start -= 1) if (!isInside(text, start)) return start;
  return at;
}

function wordEnd(text: string, at: number): number {
  for (let end = at; end < text.length && end < at + 12; end += 1) if (!isInside(text, end)) return end;
  return at;
}

function isInside(text: string, at: number): boolean {
  return /^[\w\uD800-\uDBFF][\w\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1));
}

function merge(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const [start, end] of ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
