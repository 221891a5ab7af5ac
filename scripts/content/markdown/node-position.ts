import type { Nodes } from 'mdast';
import { required } from '../../../packages/base/invariant.ts';

/** Where a node begins in its text; line and column count from 1. */
export function getStart(node: Pick<Nodes, 'position'>): { line: number; column: number } {
  return required(node.position, 'The parser gives every node its position.').start;
}
