import { required } from '../../../../packages/base/invariant.ts';
import { errorId } from '../../../../src/model/error-catalogue.ts';
import { listBlocks } from '../../../../src/model/list-blocks.ts';
import type { Block } from '../../../../src/model/page.ts';
import type { ProseElement } from '../../../../src/model/prose.ts';
import type { Field, SchemaNode } from '../../../../src/model/schema.ts';
import { closeCodeId, messageId } from '../../../../src/model/sections.ts';
import type { ContractName, ContractNames, Limit } from '../../describe/document/contract-names.ts';
import { fragmentPart } from '../../describe/schema/field-id.ts';
import { listSubschemas } from '../../tree/schema-tree.ts';
import type { DraftPage } from '../locale-build.ts';

/** Where the pages of a locale build show the names of the contract. */
export type ContractIndex = {
  names: ContractNames;
  /** Page of an operation or channel, by `op:openCard`. */
  pages: Map<string, DraftPage>;
  /**
   * Address of a field or of a field with an enum, by `Card.status` or `CardStatus`: its entry among the data types, else the first
   * place that shows it.
   */
  addresses: Map<string, string>;
  /** Pages that show a frame or a close code of a channel, with its fragment there, by `frame:ack.result` or `close:4401`. */
  channelParts: Map<string, { path: string; id: string }[]>;
  /** Page of the catalogue of error codes. */
  errors?: string;
};

/** Finds where the pages show operations, fields and enums. What no page shows has no address. */
export function indexContract(drafts: DraftPage[], names: ContractNames): ContractIndex {
  const index: ContractIndex = { names, pages: new Map(), addresses: new Map(), channelParts: new Map() };
  const pageBlocks = drafts.flatMap((draft) =>
    draft.layout === 'doc' ? listBlocks(draft.blocks).map((block): NavigationFacts => ({ block, draft })) : [],
  );
  for (const { block, draft } of pageBlocks)
    if (block.kind === 'schema' && !block.excerpt) indexType(block.schema, draft, index);
  for (const { block, draft } of pageBlocks) indexBlock(block, draft, index);
  return index;
}

type NavigationFacts = { block: Block; draft: DraftPage };

function indexType(schema: SchemaNode, draft: DraftPage, index: ContractIndex): void {
  if (schema.enum && schema.name !== undefined)
    index.addresses.set(schema.name, `${draft.path}#${fragmentPart(schema.name)}`);
  indexSchema(schema, draft, index);
}

function indexBlock(block: Block, draft: DraftPage, index: ContractIndex): void {
  if (block.kind === 'errors' && !block.excerpt) index.errors ??= draft.path;
  if (block.kind === 'operation') {
    const { id, parameters, body, responses } = block.operation;
    // Two pages may show one operation, each with an example of its own.
    if (!index.pages.has(`op:${id}`)) index.pages.set(`op:${id}`, draft);
    const contents = [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)];
    for (const fields of Object.values(parameters)) indexFields(fields, id, draft, index);
    for (const { schema } of contents) indexSchema(schema, draft, index);
  }
  if (block.kind === 'channel') {
    const { id, messages, query, closeCodes } = block.channel;
    // A page that shows some messages of a channel has no query.
    if (query.length > 0 || !index.pages.has(`channel:${id}`)) index.pages.set(`channel:${id}`, draft);
    for (const { name, schema } of messages) {
      addPart(index, `frame:${name}`, { path: draft.path, id: messageId(name) });
      indexSchema(schema, draft, index);
    }
    indexFields(query, id, draft, index);
    for (const { code } of closeCodes) addPart(index, `close:${code}`, { path: draft.path, id: closeCodeId(code) });
  }
}

function addPart({ channelParts }: ContractIndex, key: string, location: { path: string; id: string }): void {
  channelParts.set(key, [...(channelParts.get(key) ?? []), location]);
}

function indexSchema(schema: SchemaNode, draft: DraftPage, index: ContractIndex): void {
  for (const { schema: part, field } of listSubschemas(schema)) {
    if (field) indexFields([field], schema.name, draft, index);
    else indexSchema(part, draft, index);
  }
}

function indexFields(fields: Field[], owner: string | undefined, draft: DraftPage, index: ContractIndex): void {
  for (const { id, name, schema } of fields) {
    const address = `${draft.path}#${id}`;
    for (const key of [owner && `${owner}.${name}`, schema.enum && schema.name]) {
      if (key && !index.addresses.has(key)) index.addresses.set(key, address);
    }
    indexSchema(schema, draft, index);
  }
}

/** What a typed link on the page of `path` shows, in the language of `tag`. */
export function linkElement(
  name: ContractName,
  { pages, addresses, channelParts, errors }: ContractIndex,
  { path, tag }: { path: string; tag: string },
): ProseElement | string {
  // Within the page the fragment alone is enough.
  const shorten = (address = '') => (address.startsWith(`${path}#`) ? address.slice(path.length) : address);
  const partAddress = (key: string): string | undefined => {
    const locations = channelParts.get(key) ?? [];
    const location = locations.find((candidate) => candidate.path === path) ?? locations[0];
    return location && shorten(`${location.path}#${location.id}`);
  };
  switch (name.kind) {
    case 'op':
    case 'channel': {
      const page = pages.get(`${name.kind}:${name.id}`);
      return page ? ['a', { href: page.path }, page.title] : ['code', null, name.id];
    }
    case 'frame':
      return codeLink(name.name, partAddress(`frame:${name.name}`), name.summary);
    case 'close':
      return codeLink(name.code, partAddress(`close:${name.code}`), name.name);
    case 'error':
      return codeLink(name.code, errors && `${errors}#${errorId(name.code)}`, name.name);
    case 'field':
      return codeLink(name.field, shorten(addresses.get(`${name.schema}.${name.field}`)));
    case 'enum':
      return codeLink(name.value, shorten(addresses.get(name.schema)), name.description);
    case 'state':
      return ['span', { mark: name.mark }, ['code', null, name.value]];
    case 'limit':
      return limitText(name, tag);
    case 'rate':
      return name.description;
    case 'value':
      return name.text;
    case 'literal':
      return ['code', null, name.text];
    case 'fact':
      return name.texts.join(tag.startsWith('zh') ? '、' : ', ');
  }
}

function codeLink(text: string, href: string | undefined, title?: string): ProseElement {
  return href
    ? ['a', { href, ...(title && { title }) }, ['code', null, text]]
    : ['code', title ? { title } : null, text];
}

/** `7200 seconds`, `7200 秒`, `2, 5 and 10 seconds`, `0.5%`: without separators of thousands, as the value is in the contract. */
export function limitText({ values, unit }: Limit, tag: string): string {
  const numbers = listText(values, tag);
  if (unit === undefined) return numbers;
  const word = unitFormat(tag, unit)
    .formatToParts(required(values.at(-1), 'A limit has a value.'))
    .find(({ type }) => type === 'unit')?.value;
  // Chinese guides have a space between digits and Han, and none before %.
  return word === '%' ? numbers + word : [numbers, word].join(' ');
}

function listText(values: number[], tag: string): string {
  const texts = values.map(String);
  if (tag.startsWith('zh')) return texts.join('、');
  // British English has no comma before the last one, nor have the guides.
  return new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag).format(texts);
}

// To make one takes longer than all that is done with it.
const formats = new Map<string, Intl.NumberFormat>();

function unitFormat(tag: string, unit: string): Intl.NumberFormat {
  // The long Chinese names of units of time are those of speech, 秒钟; the short one of bytes is B.
  const unitDisplay = tag.startsWith('zh') && unit !== 'byte' ? 'short' : 'long';
  const name = `${tag} ${unit}`;
  const format =
    formats.get(name) ?? new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay, useGrouping: false });
  formats.set(name, format);
  return format;
}
