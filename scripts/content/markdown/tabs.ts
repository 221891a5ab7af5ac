import type { ProseBlock } from '../../../src/model/prose.ts';
import { splitLabel } from './directive-label.ts';
import type { ContainerDirective } from './directive-node.ts';
import { type Conversion, find } from './tree.ts';

/** `::::tabs{group=lang}` around `:::tab[label]`. Tabs of one group share the reader's choice by label. */
export function tabsBlock(node: ContainerDirective, conversion: Conversion): ProseBlock | undefined {
  const tabs = node.children.flatMap((child) => {
    if (child.type !== 'containerDirective' || child.name !== 'tab') {
      find(
        conversion,
        child,
        'only :::tab[label] may stand inside ::::tabs',
        'Use one colon more for the outer directive.',
      );
      return [];
    }
    const { label, content } = splitLabel(child);
    if (!label) {
      find(conversion, child, 'tab without a label', 'Write :::tab[label].');
      return [];
    }
    return [{ label, blocks: conversion.blocks(content) }];
  });
  if (tabs.length === 0) {
    find(conversion, node, '::::tabs without tabs');
    return undefined;
  }
  const group = node.attributes?.group;
  return { kind: 'tabs', ...(group && { group }), tabs };
}
