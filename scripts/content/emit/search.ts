import { assertNever } from '../../../src/model/assert-never.ts';
import { getChannelBadge } from '../../../src/model/channel.ts';
import type { SearchWords } from '../../../src/model/config.ts';
import { groupBy } from '../../../src/model/group-by.ts';
import type { Block, Fold, Heading, Page } from '../../../src/model/page.ts';
import type { ProseNode } from '../../../src/model/prose.ts';
import type { SearchData, SearchEndpoint, SearchEntry, SearchPage } from '../../../src/model/search.ts';
import { cutSentence, firstSentence } from '../describe/first-sentence.ts';
import { getEndpoint } from '../describe/operation/title.ts';
import {
  addValues,
  getCatalogueEntries,
  getChannelEntries,
  getFieldEntries,
  getMachineEntries,
  getOperationEntries,
  getText,
} from './search-entries.ts';
import { toPinyin } from './search-pinyin.ts';
import { deduplicateEntries, reduceCode, removeRepeated, shareEntries } from './search-reduce.ts';
import { toSearchText } from './search-text.ts';

/** What readers call the pages of one language, beside their titles. */
export type PageNames = {
  keywords?: SearchWords['keywords'];
  words?: SearchWords['words'];
  synonyms?: SearchWords['synonyms'];
  /** Paths of the pages that rank last. */
  last?: string[];
  /** Titles of the same pages in other languages. */
  titles?: ReadonlyMap<string, string[]>;
};

/** Everything of a language that can be searched: a projection of its pages. */
export function toSearchData(
  all: Page[],
  { keywords = {}, words = {}, synonyms = {}, last = [], titles }: PageNames = {},
): SearchData {
  const pages = all
    .flatMap((page) => (page.layout === 'doc' || page.layout === 'overview' ? [toSearchPage(page)] : []))
    .map((page): SearchPage => {
      const own = [
        ...(page.keywords ?? []),
        ...(keywords[page.path] ?? []).flatMap(splitList),
        ...(titles?.get(page.path) ?? []),
        ...toPinyin(page.title),
      ];
      const bag = words[page.path];
      const named = {
        ...page,
        ...(own.length > 0 && { keywords: own }),
        ...(bag !== undefined && { words: bag }),
      };
      return last.includes(page.path) ? { ...named, isLast: true } : named;
    });
  const pairs = Object.entries(synonyms).flatMap(([word, others]) =>
    splitList(others).map((other) => ({ word, other })),
  );
  const byTerm = groupBy(pairs, ({ other }) => other);
  return {
    ...shareEntries(deduplicateEntries(reduceCode(removeRepeated(pages)))),
    ...(pairs.length > 0 && {
      synonyms: [...byTerm].map(([other, same]) => ({ term: other, means: same.map(({ word }) => word) })),
    }),
  };
}

function splitList(list: string): string[] {
  return list.split(', ');
}

function toSearchPage(page: Extract<Page, { layout: 'doc' | 'overview' }>): SearchPage {
  const blocks = page.layout === 'doc' ? page.blocks : [];
  const group = page.breadcrumbs.at(-2)?.text;
  const sentence = getSentence(blocks, page);
  return {
    path: page.path,
    title: page.title,
    ...(group && { group }),
    ...(page.description && { description: page.description }),
    endpoints: blocks.flatMap(getEndpoints),
    ...(sentence && { keywords: [sentence] }),
    ...(isDataType(blocks) && { isDataType: true }),
    entries: getEntries(blocks, page.layout === 'doc' ? page.headings : []),
  };
}

/** A page of a schema of its own; chapters show excerpts, and operations their bodies. */
function isDataType(blocks: Block[]): boolean {
  return blocks.some((block) => block.kind === 'schema' && !block.excerpt) && blocks.flatMap(getEndpoints).length === 0;
}

/** What an operation does, where its document gives it no title but method and path. */
function getSentence(blocks: Block[], { title, description }: Page): string | undefined {
  for (const block of blocks)
    if (block.kind === 'operation' && block.operation.summary === getEndpoint(block.operation))
      return description.startsWith(title) ? firstSentence(block.operation.description) : cutSentence(description);
  return undefined;
}

function getEndpoints(block: Block): SearchEndpoint[] {
  if (block.kind === 'operation') {
    const { method, path, id } = block.operation;
    return [{ method, path, id }];
  }
  if (block.kind === 'channel')
    return [{ method: getChannelBadge(block.channel), path: block.channel.address, id: block.channel.id }];
  return [];
}

/** Sections in reading order, with the text below each heading; fields, errors and code as entries of their own. */
function getEntries(blocks: Block[], headings: Heading[]): SearchEntry[] {
  let section: SearchEntry = { kind: 'section', label: '' };
  const entries: SearchEntry[] = [section];
  const say = (text: string) => addText(section, text.trim());
  const readNode = (node: ProseNode) => {
    if (typeof node === 'string') return say(node);
    if (!Array.isArray(node)) return readBlock(node);
    const [tag, attributes, ...children] = node;
    if (!/^h[2-6]$/.test(tag)) return say(toSearchText([node], readBlock));
    section = { kind: 'section', id: attributes?.id, label: toSearchText(children, readBlock) };
    entries.push(section);
  };
  const readFold = ({ id, title, blocks: inner }: Fold) => {
    const around = section;
    section = { kind: 'section', id: id ?? around.id, label: title };
    entries.push(section);
    readAll(inner);
    section = around;
  };
  const readAll = (parts: Block[]) => parts.forEach(readBlock);
  const readBlock = (block: Block): void => {
    getTexts(block).forEach(say);
    switch (block.kind) {
      case 'prose':
        block.nodes.forEach(readNode);
        return;
      case 'callout':
        readAll(block.blocks);
        return;
      case 'details':
        section = { kind: 'section', id: block.id ?? section.id, label: block.title };
        entries.push(section);
        readAll(block.blocks);
        return;
      case 'tabs':
        // Whole files would be found for every word of programming.
        if (block.samplesPath === undefined) readAll(block.tabs.flatMap((tab) => tab.blocks));
        return;
      case 'code':
        entries.push({ kind: 'code', id: section.id, label: block.title ?? section.label, text: block.code.source });
        return;
      case 'schema':
        if (block.excerpt) return;
        // Other fields are entries of the pages that use the schema.
        if (block.ownFields) entries.push(...getFieldEntries(block.schema));
        else addValues(section, block.schema);
        return;
      case 'states':
        entries.push(getMachineEntries(block.machine));
        return;
      case 'folds':
        block.folds.forEach(readFold);
        return;
      case 'figure':
      case 'steps':
      case 'packages':
      case 'lab':
      case 'fold-filter':
      case 'error-lookup':
      case 'tool':
        return;
      case 'errors':
        if (!block.excerpt) entries.push(...getCatalogueEntries(block.catalogue));
        return;
      case 'operation':
        say(toSearchText(block.operation.description, readBlock));
        entries.push(...getOperationEntries(block.operation, headings));
        return;
      case 'channel':
        say(toSearchText(block.channel.description, readBlock));
        entries.push(...getChannelEntries(block.channel, headings));
        return;
      default:
        assertNever(block);
    }
  };
  readAll(blocks);
  return entries.filter(({ label, text, values }) => label || text || values);
}

function addText(section: SearchEntry, text: string): void {
  if (text !== '') section.text = section.text ? `${section.text} ${text}` : text;
}

/** What a block says itself, beside the blocks and the entries in it. */
function getTexts(block: Block): string[] {
  switch (block.kind) {
    case 'callout':
      return [block.title ?? ''];
    case 'figure':
      // Its words repeat the text around it.
      return [block.figure.title];
    case 'schema':
      return block.excerpt ? [] : [getText(block.schema.description)];
    case 'steps':
      return block.steps.map(({ title, details }) => `${title} ${details}`);
    case 'packages':
      return block.items.map(({ title, about }) => `${title} ${about}`);
    case 'lab':
      return [`${block.title} ${block.about}`];
    default:
      return [];
  }
}
