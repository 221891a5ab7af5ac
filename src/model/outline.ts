import type { Operation } from './operation.ts';
import type { Block, Heading } from './page.ts';
import type { Field } from './schema.ts';
import { messageId } from './sections.ts';

/** An entry of the outline. `code`: a field or message name, set in the code face and never translated. */
export type OutlineItem = { id: string; text: string; code?: true; items: OutlineItem[] };

/** How deep headings go into the outline: h2 to h4. */
const MAX_DEPTH = 4;

/** Headings as a tree; below the sections of an operation or a channel stand its fields and messages. */
export function getOutline(headings: Heading[], blocks: Block[]): OutlineItem[] {
  const nested = new Map(blocks.flatMap(nestedEntries));
  const roots: OutlineItem[] = [];
  for (const { id, text, depth } of headings) {
    if (depth > MAX_DEPTH) continue;
    const siblings = siblingsAt(depth, roots);
    if (!siblings.some((item) => item.id === id)) siblings.push({ id, text, items: [...(nested.get(id) ?? [])] });
  }
  return roots;
}

/** The list that a heading belongs to: below the last heading of each level above it, as far as there is one. */
function siblingsAt(depth: number, roots: OutlineItem[]): OutlineItem[] {
  let siblings = roots;
  for (let level = 2; level < depth; level += 1) siblings = siblings.at(-1)?.items ?? siblings;
  return siblings;
}

function nestedEntries(block: Block): [section: string, items: OutlineItem[]][] {
  switch (block.kind) {
    case 'operation':
      return [['body', fieldItems(bodyFields(block.operation))]];
    case 'channel':
      return [['messages', block.channel.messages.map(({ name }) => codeItem(messageId(name), name))]];
    default:
      return [];
  }
}

/** The fields of all media types, each name once: mostly they say the same in other words. */
function bodyFields({ body }: Operation): Field[] {
  const fields = body?.contents.flatMap(({ schema }) => schema.fields ?? []) ?? [];
  return fields.filter(({ name }, index) => fields.findIndex((field) => field.name === name) === index);
}

function fieldItems(fields: Field[]): OutlineItem[] {
  return fields.map(({ id, name }) => codeItem(id, name));
}

function codeItem(id: string, text: string): OutlineItem {
  return { id, text, code: true, items: [] };
}
