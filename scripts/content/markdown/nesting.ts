import type { Nodes, Root } from 'mdast';
import { required } from '../../../packages/base/invariant.ts';
import { getStart } from './node-position.ts';

/** Deeper than any text that can be read; the parser takes time that grows with the square of it, and the walks after it a stack. */
const MAX_NESTING = 32;

/** Levels of a parsed text; a list has two, its items one each. */
const MAX_DEPTH = 3 * MAX_NESTING;

const MARKERS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;
const RULE = /^[ \t>]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const FENCE = /^[ \t]*(?:```|~~~)/;

/**
 * The first line, from 1, where quotes and lists are nested too deeply to be parsed: in one line (`> > >`), or by indentation. Code
 * is not looked at.
 */
export function tooDeepLine(source: string): number | undefined {
  const indents: number[] = [];
  let isCode = false;
  for (const [index, line] of source.split('\n').entries()) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || line.trim() === '' || RULE.test(line)) continue;
    const markers = required(MARKERS.exec(line), 'The pattern also matches no marker.')[0].trim();
    const indent = line.search(/[^ \t]/);
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    const onLine = markers.match(/>|[-*+]|\d+[.)]/g)?.length ?? 0;
    if (onLine > 0) indents.push(indent);
    if (indents.length + onLine > MAX_NESTING) return index + 1;
  }
  return undefined;
}

/** The first line where a parsed text is nested too deeply for the walks that follow, which recurse: emphasis, links, directives. */
export function tooDeepNode(root: Root): number | undefined {
  const waiting: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    if (depth > MAX_DEPTH) return getStart(node).line;
    if ('children' in node) for (const child of node.children) waiting.push({ node: child, depth: depth + 1 });
  }
  return undefined;
}
