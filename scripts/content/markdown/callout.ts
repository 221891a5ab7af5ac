import type { ProseBlock, Tone } from '../../../src/model/prose.ts';
import { splitLabel } from './directive-label.ts';
import type { ContainerDirective } from './directive-node.ts';
import type { Conversion } from './tree.ts';

export const TONES: readonly Tone[] = ['note', 'tip', 'warning', 'danger'];

/** `:::warning[Title]`. */
export function calloutBlock(node: ContainerDirective, tone: Tone, conversion: Conversion): ProseBlock {
  const { label: title, content } = splitLabel(node);
  return { kind: 'callout', tone, ...(title && { title }), blocks: conversion.blocks(content) };
}
