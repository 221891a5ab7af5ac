import { assertNever } from '../../../src/model/assert-never.ts';
import type { Channel } from '../../../src/model/channel.ts';
import { type ErrorCatalogue, errorId, topicId } from '../../../src/model/error-catalogue.ts';
import { memberFields } from '../../../src/model/members.ts';
import type { ErrorCode, Operation } from '../../../src/model/operation.ts';
import type { Block, Page } from '../../../src/model/page.ts';
import type { ProseNode } from '../../../src/model/prose.ts';
import type { Field, SchemaNode } from '../../../src/model/schema.ts';
import type { SearchData, SearchEndpoint, SearchEntry, SearchPage } from '../../../src/model/search.ts';
import { closeCodeId, messageId } from '../../../src/model/sections.ts';
import { machineId, type StateMachine } from '../../../src/model/state-machine.ts';
import { toSearchText } from './search-text.ts';

/** Everything of a language that can be searched: a projection of its pages. */
export function toSearchData(pages: Page[]): SearchData {
  const found = pages.flatMap((page) =>
    page.layout === 'doc' || page.layout === 'overview' ? [toSearchPage(page)] : [],
  );
  return { pages: sayOnce(found) };
}

function toSearchPage(page: Extract<Page, { layout: 'doc' | 'overview' }>): SearchPage {
  const blocks = page.layout === 'doc' ? page.blocks : [];
  const group = page.breadcrumbs.at(-2)?.text;
  return {
    path: page.path,
    title: page.title,
    ...(group && { group }),
    ...(page.description && { description: page.description }),
    endpoints: blocks.flatMap(endpointsOf),
    entries: entriesOf(blocks),
  };
}

function endpointsOf(block: Block): SearchEndpoint[] {
  if (block.kind === 'operation') {
    const { method, path, id } = block.operation;
    return [{ method, path, id }];
  }
  if (block.kind === 'channel') return [{ method: 'WS', path: block.channel.address, id: block.channel.id }];
  return [];
}

/** Sections in reading order, with the text below each heading; fields, errors and code as entries of their own. */
function entriesOf(blocks: Block[]): SearchEntry[] {
  let section: SearchEntry = { kind: 'section', label: '' };
  const entries: SearchEntry[] = [section];
  const say = (text: string) => {
    if (text.trim() !== '') section.text = section.text ? `${section.text} ${text.trim()}` : text.trim();
  };
  const readNode = (node: ProseNode) => {
    if (typeof node === 'string') return say(node);
    if (!Array.isArray(node)) return readBlock(node);
    const [tag, attributes, ...children] = node;
    if (!/^h[2-6]$/.test(tag)) return say(toSearchText([node], readBlock));
    section = { kind: 'section', id: attributes?.id, label: toSearchText(children, readBlock) };
    entries.push(section);
  };
  const readAll = (parts: Block[]) => {
    for (const block of parts) readBlock(block);
  };
  const readBlock = (block: Block): void => {
    switch (block.kind) {
      case 'prose':
        for (const node of block.nodes) readNode(node);
        return;
      case 'callout':
        say(block.title ?? '');
        readAll(block.blocks);
        return;
      case 'tabs':
        // Whole files would be found for every word of programming.
        if (block.later === undefined) readAll(block.tabs.flatMap((tab) => tab.blocks));
        return;
      case 'code':
        entries.push({ kind: 'code', id: section.id, label: block.title ?? section.label, text: block.code.source });
        return;
      case 'figure':
        say(block.figure.title);
        return;
      case 'schema':
        if (block.excerpt) return;
        // Its fields are entries of the pages that use it.
        say(textOf(block.schema.description));
        addValues(section, block.schema);
        return;
      case 'states':
        entries.push(ofMachine(block.machine));
        return;
      case 'errors':
        if (!block.excerpt) entries.push(...ofCatalogue(block.catalogue));
        return;
      case 'operation':
        say(toSearchText(block.operation.description, readBlock));
        entries.push(...ofOperation(block.operation));
        return;
      case 'channel':
        say(toSearchText(block.channel.description, readBlock));
        entries.push(...ofChannel(block.channel));
        return;
      default:
        assertNever(block);
    }
  };
  readAll(blocks);
  return entries.filter(({ label, text, values }) => label || text || values);
}

/** The values of an enumeration are found in the section that describes it. */
function addValues(section: SearchEntry, { enum: values = [] }: SchemaNode): void {
  if (values.length > 0) section.values = values.map(({ value }) => String(value));
}

/** The states of an object as values, what happens to it as text. */
function ofMachine({ id, title, states, transitions }: StateMachine): SearchEntry {
  return {
    kind: 'section',
    id: machineId(id),
    label: title,
    text: transitions.map(({ trigger, effect = '' }) => join(trigger, effect)).join('; '),
    values: states.map(({ name }) => name),
  };
}

/** Fields of error responses are left out: they are the same everywhere, and the codes have entries of their own. */
function ofOperation({ parameters, body, responses, errors, errorsPage }: Operation): SearchEntry[] {
  const { path, query, header, cookie } = parameters;
  const answers = responses.filter(({ status }) => !/^[45]/.test(status));
  return [
    ...[...path, ...query].flatMap(ofField),
    ...(body?.contents.flatMap(({ schema }) => ofSchema(schema)) ?? []),
    ...answers.flatMap(({ contents }) => contents.flatMap(({ schema }) => ofSchema(schema))),
    // Where there is a catalogue, it has the codes that all operations share.
    ...errors.filter(({ specific }) => specific || errorsPage === undefined).map(ofError),
    ...[...header, ...cookie, ...answers.flatMap(({ headers }) => headers)].flatMap(ofField),
  ];
}

function ofError({ code, name, meaning, action }: Omit<ErrorCode, 'specific'>): SearchEntry {
  return { kind: 'error', id: errorId(code), label: `${code} ${name}`, text: join(meaning, action) };
}

function ofCatalogue({ topics }: ErrorCatalogue): SearchEntry[] {
  return topics.flatMap(({ id, title, description, entries }) => [
    ...(title === '' ? [] : [{ kind: 'section' as const, id: topicId(id), label: title, text: textOf(description) }]),
    ...entries.map(ofError),
  ]);
}

function ofChannel({ path = [], query, messages, closeCodes, machines = [] }: Channel): SearchEntry[] {
  return [
    ...[...path, ...query].flatMap(ofField),
    ...messages.flatMap(({ name, title, summary, description, schema }) => [
      { kind: 'message' as const, id: messageId(name), label: name, text: join(title, summary, textOf(description)) },
      ...ofSchema(schema),
    ]),
    ...closeCodes.map(
      ({ code, name, reconnect, action }): SearchEntry => ({
        kind: 'error',
        id: closeCodeId(code),
        label: `${code} ${name}`,
        text: join(reconnect, action),
      }),
    ),
    ...machines.map(ofMachine),
  ];
}

function ofField({ name, id, condition = [], schema }: Field): SearchEntry[] {
  const element = elementOf(schema);
  const values = element.enum?.map(({ value }) => String(value)) ?? [];
  const meanings = element.enum?.map(({ value, description = [] }) => `${value} ${textOf(description)}`.trim()) ?? [];
  const own: SearchEntry = {
    kind: 'field',
    id,
    label: name,
    text: join(textOf(schema.description), textOf(condition), meanings.join('; ')),
    ...(values.length > 0 && { values }),
  };
  return [...(id === '' ? [] : [own]), ...ofSchema(schema)];
}

/** All fields below a schema. */
function ofSchema(schema: SchemaNode): SearchEntry[] {
  const options = schema.alternatives?.options.flatMap((option) => ofSchema(option.schema)) ?? [];
  return [
    ...memberFields(schema).flatMap(ofField),
    // The elements of an array after those with a position of their own.
    ...(schema.items ? ofSchema(schema.items) : []),
    ...options,
  ];
}

function elementOf(schema: SchemaNode): SchemaNode {
  return schema.items ? elementOf(schema.items) : schema;
}

function textOf(nodes: ProseNode[] = []): string {
  return toSearchText(nodes, () => undefined);
}

function join(...texts: string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

/**
 * What most reference pages say in the same words, shared headers and error codes above all, is an entry of the first of them
 * only: thirty equal results help nobody.
 */
function sayOnce(pages: SearchPage[]): SearchPage[] {
  const isShareable = ({ kind, id = '' }: SearchEntry) => kind === 'error' || /^(header|res)-/.test(id);
  const keyOf = ({ label, text }: SearchEntry) => `${label}\n${text}`;
  const counts = new Map<string, number>();
  const entriesOf = (page: SearchPage) => page.entries.filter(isShareable).map(keyOf);
  for (const key of pages.flatMap((page) => [...new Set(entriesOf(page))])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const many = Math.max(3, pages.filter(({ endpoints }) => endpoints.length > 0).length / 2);
  const said = new Set<string>();
  return pages.map((page) => ({
    ...page,
    entries: page.entries.filter((entry) => {
      const key = keyOf(entry);
      if (!isShareable(entry) || (counts.get(key) ?? 0) < many) return true;
      const isNew = !said.has(key);
      said.add(key);
      return isNew;
    }),
  }));
}
