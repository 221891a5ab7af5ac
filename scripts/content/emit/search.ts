import { assertNever } from '../../../src/model/assert-never.ts';
import type { Block, Heading, Page } from '../../../src/model/page.ts';
import type { ProseNode } from '../../../src/model/prose.ts';
import type { SearchData, SearchEndpoint, SearchEntry, SearchPage } from '../../../src/model/search.ts';
import { addValues, getText, ofCatalogue, ofChannel, ofMachine, ofOperation } from './search-entries.ts';
import { toSearchText } from './search-text.ts';

/** Everything of a language that can be searched: a projection of its pages. */
export function toSearchData(pages: Page[]): SearchData {
  const found = pages.flatMap((page) =>
    page.layout === 'doc' || page.layout === 'overview' ? [toSearchPage(page)] : [],
  );
  return { pages: deduplicateEntries(found) };
}

function toSearchPage(page: Extract<Page, { layout: 'doc' | 'overview' }>): SearchPage {
  const blocks = page.layout === 'doc' ? page.blocks : [];
  const group = page.breadcrumbs.at(-2)?.text;
  return {
    path: page.path,
    title: page.title,
    ...(group && { group }),
    ...(page.description && { description: page.description }),
    endpoints: blocks.flatMap(getEndpoints),
    entries: getEntries(blocks, page.layout === 'doc' ? page.headings : []),
  };
}

function getEndpoints(block: Block): SearchEndpoint[] {
  if (block.kind === 'operation') {
    const { method, path, id } = block.operation;
    return [{ method, path, id }];
  }
  if (block.kind === 'channel') return [{ method: 'WS', path: block.channel.address, id: block.channel.id }];
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
        if (block.later === undefined) readAll(block.tabs.flatMap((tab) => tab.blocks));
        return;
      case 'code':
        entries.push({ kind: 'code', id: section.id, label: block.title ?? section.label, text: block.code.source });
        return;
      case 'figure':
        say(block.figure.title);
        say(getText(block.figure.words));
        return;
      case 'schema':
        if (block.excerpt) return;
        // Its fields are entries of the pages that use it.
        say(getText(block.schema.description));
        addValues(section, block.schema);
        return;
      case 'states':
        entries.push(ofMachine(block.machine));
        return;
      case 'steps':
        for (const { title, details } of block.steps) say(`${title} ${details}`);
        return;
      case 'errors':
        if (!block.excerpt) entries.push(...ofCatalogue(block.catalogue));
        return;
      case 'operation':
        say(toSearchText(block.operation.description, readBlock));
        entries.push(...ofOperation(block.operation, headings));
        return;
      case 'channel':
        say(toSearchText(block.channel.description, readBlock));
        entries.push(...ofChannel(block.channel, headings));
        return;
      default:
        assertNever(block);
    }
  };
  readAll(blocks);
  return entries.filter(({ label, text, values }) => label || text || values);
}

/**
 * What most reference pages say in the same words, shared headers and error codes above all, is an entry of the first of them
 * only: thirty equal results help nobody.
 */
function deduplicateEntries(pages: SearchPage[]): SearchPage[] {
  const isShareable = ({ kind, id = '' }: SearchEntry) =>
    kind === 'error' || id === 'responses' || /^(header|res)-/.test(id);
  const getKey = ({ label, text }: SearchEntry) => `${label}\n${text}`;
  const counts = new Map<string, number>();
  const getEntries = (page: SearchPage) => page.entries.filter(isShareable).map(getKey);
  for (const key of pages.flatMap((page) => [...new Set(getEntries(page))]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const many = Math.max(3, pages.filter(({ endpoints }) => endpoints.length > 0).length / 2);
  const said = new Set<string>();
  return pages.map((page) => ({
    ...page,
    entries: page.entries.filter((entry) => {
      const key = getKey(entry);
      if (!isShareable(entry) || (counts.get(key) ?? 0) < many) return true;
      const isNew = !said.has(key);
      said.add(key);
      return isNew;
    }),
  }));
}
