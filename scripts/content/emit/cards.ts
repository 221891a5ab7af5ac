import type { Card, Cards } from '../../../src/model/card.ts';
import { errorId } from '../../../src/model/error-catalogue.ts';
import { listBlocks } from '../../../src/model/list-blocks.ts';
import type { Block, Page } from '../../../src/model/page.ts';
import type { ProseNode } from '../../../src/model/prose.ts';
import { proseText } from '../../../src/model/prose-text.ts';
import type { SchemaNode } from '../../../src/model/schema.ts';
import { fragmentPart } from '../describe/schema/field-id.ts';

/** Operations, channels, error codes, data types and rows of tables that have a fragment, such as terms of a glossary. */
export function getCards(pages: Page[]): Cards {
  const cards: [address: string, card: Card][] = pages.flatMap((page) =>
    page.layout === 'doc' ? listBlocks(page.blocks).flatMap((block) => getBlockCards(block, page)) : [],
  );
  return Object.fromEntries(cards);
}

function getBlockCards(block: Block, page: Page): [string, Card][] {
  const at = (fragment: string) => `${page.path}#${fragment}`;
  switch (block.kind) {
    case 'operation':
    case 'channel':
      return [[page.path, getPageCard(block, page)]];
    case 'errors':
      return block.excerpt
        ? []
        : block.catalogue.topics.flatMap(({ entries }) =>
            entries.map(({ code, name, meaning, action }): [string, Card] => [
              at(errorId(code)),
              { title: String(code), isCode: true, note: name, text: meaning, advice: action },
            ]),
          );
    case 'schema': {
      const { schema, excerpt } = block;
      const card = excerpt ? undefined : getTypeCard(schema, page.locale);
      return card && schema.name !== undefined ? [[at(fragmentPart(schema.name)), card]] : [];
    }
    case 'prose':
      return block.nodes.flatMap(getRows).map(({ id, card }) => [at(id), card]);
    default:
      return [];
  }
}

function getPageCard(block: Extract<Block, { kind: 'operation' | 'channel' }>, page: Page): Card {
  const call =
    block.kind === 'operation' ? `${block.operation.method} ${block.operation.path}` : `WS ${block.channel.address}`;
  return { title: page.title, note: call, text: shorten(page.description, page.locale) };
}

function getTypeCard({ name, type, description = [] }: SchemaNode, locale: string): Card | undefined {
  const text = shorten(proseText(description), locale);
  return name === undefined || text === ''
    ? undefined
    : { title: name, isCode: true, ...(type !== name && { note: type }), text };
}

/** A row with a fragment: its first cell is the title, its last one the text. */
function getRows(node: ProseNode): { id: string; card: Card }[] {
  if (!Array.isArray(node)) return [];
  const [tag, attributes, ...children] = node;
  const id = attributes?.id;
  if (tag !== 'tr' || id === undefined) return children.flatMap(getRows);
  const cells = children.map((cell) => proseText([cell]));
  const [title = '', ...others] = cells;
  const text = others.pop() ?? '';
  const [note] = others;
  return [{ id, card: { title, ...(note !== undefined && { note }), text } }];
}

/** More is on the page itself. */
const MAX_CHARACTERS = 160;

/** Whole sentences from the beginning, at least one. */
function shorten(text: string, locale: string): string {
  const sentences = [...new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text.replace(/\s+/g, ' '))];
  let shown = '';
  for (const { segment } of sentences) {
    if (shown !== '' && shown.length + segment.length > MAX_CHARACTERS) break;
    shown += segment;
  }
  return shown.trim();
}
