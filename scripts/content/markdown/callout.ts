import type { Block, Tone } from '../../../src/model/page.ts';
import { splitLabel } from './directive-label.ts';
import type { ContainerDirective } from './directive-node.ts';
import type { Conversion } from './tree.ts';

const TONES: readonly string[] = ['note', 'tip', 'warning', 'danger'] satisfies Tone[];

export function isTone(name: string): name is Tone {
  return TONES.includes(name);
}

/** `:::warning[Title]`. */
export function calloutBlock(node: ContainerDirective, tone: Tone, conversion: Conversion): Block {
  const { label: title, content } = splitLabel(node);
  return { kind: 'callout', tone, ...(title && { title }), blocks: conversion.blocks(content) };
}
