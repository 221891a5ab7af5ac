import type { Node } from 'yaml';
import { required } from '../../../packages/base/invariant.ts';

/** Offsets of a node of a parsed text: where its value begins, and where it ends. */
export function getRange(node: Node): { start: number; end: number } {
  const [start, end] = required(node.range, 'The parser gives every node its range.');
  return { start, end };
}
