import type { ProseNode } from '../../../../src/model/prose.ts';
import { proseText } from '../../../../src/model/prose-text.ts';
import type { DraftPage } from '../locale-build.ts';
import type { FindMentions } from './link-page.ts';

/** Terms by their names in small letters, with what finds them in a text. */
type Terms = { pattern: RegExp; addresses: Map<string, string> };

/**
 * Makes links of terms of a glossary, where a guide uses them first. A term is a row of a table that its author gave a fragment; its
 * names are in the first cell. Words that are ordinary language as well have none, and stay text.
 */
export function termLinks(drafts: DraftPage[]): (draft: DraftPage) => FindMentions | undefined {
  const terms = findTerms(drafts);
  return (draft) => {
    if (terms.addresses.size === 0 || draft.layout !== 'doc' || draft.kind !== 'guide') return undefined;
    if (getRows(draft).length > 0) return undefined;
    // What the page is about needs no link.
    const used = new Set(findNames(draft.title, terms).map(({ link }) => link.href));
    return (text) =>
      findNames(text, terms).filter(({ link: { href } }) => {
        const isFirst = !used.has(href);
        used.add(href);
        return isFirst;
      });
  };
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

function findNames(text: string, { pattern, addresses }: Terms) {
  return [...text.matchAll(pattern)].flatMap(({ 0: word, index }) => {
    const name = word.toLowerCase();
    const href = addresses.get(name) ?? addresses.get(name.replace(/s$/, ''));
    return href === undefined ? [] : [{ index, word, link: { href, term: true as const } }];
  });
}
