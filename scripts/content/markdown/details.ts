import type { ProseBlock } from '../../../src/model/prose.ts';
import { splitLabel } from './directive-label.ts';
import type { ContainerDirective } from './directive-node.ts';
import { type Conversion, find } from './tree.ts';

/** `:::details[A physical card]{#physical-card}`: text that few readers need, folded, with a fragment that opens it. */
export function detailsBlock(node: ContainerDirective, conversion: Conversion): ProseBlock | undefined {
  const { label: title, content } = splitLabel(node);
  const id = node.attributes?.id;
  if (title) return { kind: 'details', ...(id && { id }), title, blocks: conversion.blocks(content) };
  find(conversion, node, ':::details without a label', 'Write :::details[Label]{#id}.');
  return undefined;
}
