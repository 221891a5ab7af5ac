import { calloutBlock, isTone } from './callout.ts';
import type { ContainerDirective, LeafDirective } from './directive-node.ts';
import { packageManagerTabs } from './package-manager.ts';
import { isPlaceKind, placeBlock } from './place.ts';
import { tabsBlock } from './tabs.ts';
import { type Conversion, find, type MarkdownBlock, PLACE_KINDS } from './tree.ts';

const KNOWN = `:::note, :::tip, :::warning, :::danger, ::::tabs, :::package-manager, ${PLACE_KINDS.map((kind) => `::${kind}`).join(', ')}`;

/** The block that a directive stands for. */
export function directiveBlock(
  node: ContainerDirective | LeafDirective,
  conversion: Conversion,
): MarkdownBlock | undefined {
  if (node.type === 'leafDirective') {
    if (isPlaceKind(node.name)) return placeBlock(node, node.name);
  } else {
    if (isTone(node.name)) return calloutBlock(node, node.name, conversion);
    if (node.name === 'tabs') return tabsBlock(node, conversion);
    if (node.name === 'package-manager') return packageManagerTabs(node, conversion);
  }
  const mark = node.type === 'leafDirective' ? '::' : ':::';
  find(conversion, node, `unknown directive ${mark}${node.name}`, `Known: ${KNOWN}.`);
  return undefined;
}
