import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { fromPointer } from '../json/json-pointer.ts';
import { getRange } from './yaml-range.ts';
import { keyText } from './yaml-value.ts';

/** A position in a source file; line and column count from 1. */
export type SourcePosition = { file: string; line: number; column: number };

/** A text as a tree with positions. */
export function parseYaml(text: string): { lines: LineCounter; document: Document } {
  const lines = new LineCounter();
  // The parser compares each key with all before it, which takes a minute for 50,000 paths: `toJsonValue` finds what occurs twice.
  const options = { lineCounter: lines, prettyErrors: false, logLevel: 'error', uniqueKeys: false } as const;
  return { lines, document: parseDocument(text, options) };
}

/**
 * Where the parts of a text are. The tree weighs twenty times the text, so it is parsed again when a position is requested, and held
 * weakly: with a document of many megabytes it is collected before the pages are rendered.
 */
export function createLocator(file: string, text: string): (pointer: string) => SourcePosition {
  let parsed: WeakRef<ReturnType<typeof parseYaml> & { index: MembersByName }> | undefined;
  return (pointer) => {
    const tree = parsed?.deref() ?? { ...parseYaml(text), index: new Map() };
    parsed = new WeakRef(tree);
    const offset = offsetAt(tree.document, fromPointer(pointer), tree.index);
    return { file, ...positionAt(tree.lines, offset) };
  };
}

/** Line and column of an offset, from 1. */
export function positionAt(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

function offsetAt(document: Document, path: string[], index: MembersByName): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = indexMembers(node, index).get(step);
      if (pair === undefined) break;
      offset = isNode(pair.key) ? getRange(pair.key).start : offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (!isNode(node)) break;
      offset = getRange(node).start;
    } else break;
  }
  return offset;
}

/** Members of a map by name: thousands of paths are members of one map, and each is looked up by name. */
type MembersByName = Map<YAMLMap, Map<string, Pair>>;

function indexMembers(map: YAMLMap, index: MembersByName): Map<string, Pair> {
  const members =
    index.get(map) ?? new Map(map.items.map((pair) => [isScalar(pair.key) ? keyText(pair.key) : '', pair]));
  index.set(map, members);
  return members;
}
