import { calloutBlock, TONES } from './callout.ts';
import { detailsBlock } from './details.ts';
import { isDirectiveName, toDirective } from './directive-kind.ts';
import type { ContainerDirective, LeafDirective } from './directive-node.ts';
import { packageManagerTabs } from './package-manager.ts';
import { tabsBlock } from './tabs.ts';
import { type Conversion, DIRECTIVE_NAMES, find, type MarkdownBlock } from './tree.ts';

type Convert = (node: ContainerDirective, conversion: Conversion) => MarkdownBlock | undefined;

const CONTAINERS: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ...TONES.map((tone): [string, Convert] => [tone, (node, conversion) => calloutBlock(node, tone, conversion)]),
  ['details', detailsBlock],
  ['tabs', tabsBlock],
  ['package-manager', packageManagerTabs],
]);

/** Every directive, as it is written: `:::` and more colons are around blocks, `::` is alone. */
export const DIRECTIVES: readonly string[] = [
  ...[...CONTAINERS.keys()].map((name) => (name === 'tabs' ? '::::' : ':::') + name),
  ...DIRECTIVE_NAMES.map((kind) => `::${kind}`),
];

/** The block that a directive becomes. */
export function directiveBlock(
  node: ContainerDirective | LeafDirective,
  conversion: Conversion,
): MarkdownBlock | undefined {
  if (node.type === 'leafDirective') {
    if (isDirectiveName(node.name)) return toDirective(node, node.name);
  } else {
    const convert = CONTAINERS.get(node.name);
    if (convert) return convert(node, conversion);
  }
  const mark = node.type === 'leafDirective' ? '::' : ':::';
  find(conversion, node, `unknown directive ${mark}${node.name}`, `Known: ${DIRECTIVES.join(', ')}.`);
  return undefined;
}
