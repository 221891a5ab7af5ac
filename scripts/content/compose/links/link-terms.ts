import type { Block } from '../../../../src/model/page.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { proseText } from '../../../../src/model/prose-text.ts';
import { mapFolds } from '../../tree/fold-tree.ts';
import { isProseBlock, mapProseBlock } from '../../tree/prose-tree.ts';
import { mapIfChanged } from '../../tree/update-if-changed.ts';
import type { DraftPage } from '../locale-build.ts';

/** Terms by their names in small letters, with what finds them in a text. */
type Terms = { pattern: RegExp; addresses: Map<string, string> };

/**
 * Makes links of terms of a glossary, where a guide uses them first. A term is a row of a table that its author gave a fragment; its
 * names are in the first cell. Words that are ordinary language as well have none, and stay text.
 */
export function linkTerms(drafts: DraftPage[]): DraftPage[] {
  const terms = findTerms(drafts);
  if (terms.addresses.size === 0) return drafts;
  return drafts.map((draft) => {
    if (draft.layout !== 'doc' || draft.kind !== 'guide' || getRows(draft).length > 0) return draft;
    // What the page is about needs no link.
    const used = new Set(findNames(draft.title, terms).map(({ address }) => address));
    const linkBlock = (block: Block): Block =>
      isProseBlock(block) ? mapProseBlock(block, (nodes) => linkNodes(nodes, terms, used)) : mapFolds(block, linkBlock);
    return { ...draft, blocks: mapIfChanged(draft.blocks, linkBlock) };
  });
}

function findTerms(drafts: DraftPage[]): Terms {
  const addresses = new Map(
    drafts.flatMap((draft) =>
      getRows(draft).flatMap(({ id, text }) =>
        readNames(text).map((name): [string, string] => [name.toLowerCase(), `${draft.path}#${id}`]),
      ),
    ),
  );
  // The longest first: an access token is no token.
  const names = [...addresses.keys()].toSorted((one, other) => other.length - one.length);
  return { pattern: new RegExp(names.map(toPattern).join('|'), 'gi'), addresses };
}

function getRows(draft: DraftPage): { id: string; text: string }[] {
  if (draft.layout !== 'doc') return [];
  return draft.blocks.flatMap((block) => (block.kind === 'prose' ? block.nodes.flatMap(readRows) : []));
}

function readRows(node: ProseNode): { id: string; text: string }[] {
  if (!Array.isArray(node)) return [];
  const [tag, attributes, ...children] = node;
  if (tag !== 'tr') return children.flatMap(readRows);
  return attributes?.id === undefined ? [] : [{ id: attributes.id, text: proseText(children.slice(0, 1)) }];
}

/** `address verification (AVS)`, `ciphertext, plaintext`: an abbreviation is a name as well, other notes are none. */
function readNames(text: string): string[] {
  const abbreviations = [...text.matchAll(/[(（]([A-Z]{2,})[)）]/g)].flatMap(([, name]) => name ?? []);
  return [...text.replace(/(?<!\s)\s*[(（][^)）]*[)）]/g, '').split(/, |、/), ...abbreviations];
}

/** Whole words where a script has such, in the plural too. */
function toPattern(name: string): string {
  const start = /^\w/.test(name) ? '(?<![\\w-])' : '';
  const end = /\w$/.test(name) ? 's?(?![\\w-])' : '';
  return start + name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + end;
}

function findNames(text: string, { pattern, addresses }: Terms): { index: number; word: string; address: string }[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: word, index }) => {
    const name = word.toLowerCase();
    const address = addresses.get(name) ?? addresses.get(name.replace(/s$/, ''));
    return address === undefined ? [] : [{ index, word, address }];
  });
}

/** Inside these a link would be in a link, in a name, or one of many in a narrow cell. */
const CLOSED: ReadonlySet<ProseElement[0]> = new Set(['a', 'code', 'table', 'h2', 'h3', 'h4', 'h5', 'h6']);

function linkNodes(nodes: ProseNode[], terms: Terms, used: Set<string>): ProseNode[] {
  return nodes.flatMap((node): ProseNode[] => {
    if (typeof node === 'string') return linkText(node, terms, used);
    if (!Array.isArray(node)) return [mapProseBlock(node, (inner) => linkNodes(inner, terms, used))];
    const [tag, attributes, ...children] = node;
    return CLOSED.has(tag) ? [node] : [[tag, attributes, ...linkNodes(children, terms, used)]];
  });
}

function linkText(text: string, terms: Terms, used: Set<string>): ProseNode[] {
  const parts: ProseNode[] = [];
  let end = 0;
  for (const { index, word, address } of findNames(text, terms)) {
    if (used.has(address)) continue;
    used.add(address);
    if (index > end) parts.push(text.slice(end, index));
    parts.push(['a', { href: address, term: true }, word]);
    end = index + word.length;
  }
  return end === 0 ? [text] : [...parts, ...(end < text.length ? [text.slice(end)] : [])];
}
