import { type ErrorTopic, topicId } from '../../../../src/model/error-catalogue.ts';
import type { Block, Heading } from '../../../../src/model/page.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import { proseText } from '../../../../src/model/prose-text.ts';
import { inReadingOrder, type Outcome } from '../../../../src/model/reading-order.ts';
import { callSections, channelSections, outcomeSections, type SectionId } from '../../../../src/model/sections.ts';
import type { CompilerText } from '../../../../src/strings/i18n.ts';

const DEPTHS: Record<string, number> = { h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 };

/** The headings of a page in reading order: those of its text and the sections of its reference views. */
export function getHeadings(blocks: Block[], t: CompilerText): Heading[] {
  const section = (id: SectionId): Heading => ({ id, text: t(`section.${id}`), depth: 2 });
  const ofPart = (block: Block | Outcome): Heading[] => {
    switch (block.kind) {
      case 'prose':
        return block.nodes.flatMap(getHeading);
      case 'operation':
        return callSections(block.operation).map(section);
      case 'outcome':
        return outcomeSections(block.operation).map(section);
      case 'channel':
        return channelSections(block.channel).map(section);
      case 'errors':
        return block.catalogue.topics.filter(({ title }) => title !== '').map(topicHeading);
      case 'callout':
      case 'details':
      case 'tabs':
      case 'code':
      case 'figure':
      case 'states':
      case 'steps':
      case 'folds':
      case 'packages':
      case 'fold-filter':
      case 'error-lookup':
      case 'tool':
      case 'lab':
      case 'schema':
        return [];
    }
  };
  return inReadingOrder(blocks).flatMap(ofPart);
}

/** The catalogue is below a heading of the guide. */
function topicHeading({ id, title }: ErrorTopic): Heading {
  return { id: topicId(id), text: title, depth: 3 };
}

function getHeading(node: ProseNode): Heading[] {
  if (!Array.isArray(node)) return [];
  const [tag, attributes, ...children] = node;
  const depth = DEPTHS[tag];
  return depth && attributes?.id ? [{ id: attributes.id, text: proseText(children), depth }] : [];
}
