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
  const readFold = ({ id, title, blocks: inner }: Fold) => {
    const around = section;
    section = { kind: 'section', id: id ?? around.id, label: title };
    entries.push(section);
    readAll(inner);
    section = around;
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
      case 'figure':
        // Its words repeat the text around it.
        say(block.figure.title);
        return;
      case 'schema':
        if (block.excerpt) return;
        say(getText(block.schema.description));
        // Other fields are entries of the pages that use the schema.
        if (block.ownFields) entries.push(...getFieldEntries(block.schema));
        else addValues(section, block.schema);
        return;
      case 'states':
        entries.push(getMachineEntries(block.machine));
        return;
      case 'steps':
        for (const { title, details } of block.steps) say(`${title} ${details}`);
        return;
      case 'folds':
        for (const fold of block.folds) readFold(fold);
        return;
      case 'fold-filter':
      case 'error-lookup':
      case 'tool':
        return;
      case 'packages':
        for (const { title, about } of block.items) say(`${title} ${about}`);
        return;
      case 'lab':
        say(`${block.title} ${block.about}`);
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
