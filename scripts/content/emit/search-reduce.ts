import { groupBy } from '../../../src/model/group-by.ts';
import type { SearchData, SearchEntry, SearchPage, SharedEntry } from '../../../src/model/search.ts';

/** The end of a sentence, or of the words before a list or a sample. */
const SENTENCE_END = /[。！？]|[.!?](?=\s\p{Lu}|$)|：(?=\s|$)/gu;

/** Of the pages that repeat others, the headings and the sentences that no page before them or beside them says. */
export function removeRepeated(pages: SearchPage[]): SearchPage[] {
  const texts = pages.flatMap(({ isLast, entries }) => (isLast ? [] : entries.flatMap(({ text = [] }) => text)));
  const reduce = ({ kind, id, label, text = '' }: SearchEntry): SearchEntry[] => {
    if (kind !== 'section') return [];
    const sentences = listSentences(text);
    const own = sentences.filter((sentence) => !texts.some((other) => other.includes(sentence))).join(' ');
    texts.push(own);
    return label === '' && own === '' ? [] : [{ kind, id, label, ...(own !== '' && { text: own }) }];
  };
  return pages.map((page) => (page.isLast ? { ...page, entries: page.entries.flatMap(reduce) } : page));
}

/** What follows the last one is a list of names. */
function listSentences(text: string): string[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
}

/**
 * What most reference pages say in the same words, shared headers and error codes above all, is an entry of the first of them
 * only: thirty equal results help nobody.
 */
export function deduplicateEntries(pages: SearchPage[]): SearchPage[] {
  const isShareable = ({ kind, id = '' }: SearchEntry) =>
    kind === 'error' || id === 'responses' || /^(header|res)-/.test(id);
  const getKey = ({ label, text }: SearchEntry) => `${label}\n${text}`;
  const counts = new Map<string, number>();
  const getEntries = (page: SearchPage) => page.entries.filter(isShareable).map(getKey);
  for (const key of pages.flatMap((page) => [...new Set(getEntries(page))]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const many = Math.max(3, pages.filter(({ endpoints }) => endpoints.length > 0).length / 2);
  const seen = new Set<string>();
  return pages.map((page) => ({
    ...page,
    entries: page.entries.filter((entry) => {
      const key = getKey(entry);
      if (!isShareable(entry) || (counts.get(key) ?? 0) < many) return true;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    }),
  }));
}

/** Fields and errors that several pages describe in the same words, once each with their locations. */
export function shareEntries(pages: SearchPage[]): SearchData {
  const all = pages.flatMap(({ entries }, page) => entries.map((entry) => ({ page, entry })));
  const groups = groupBy(
    all.filter(({ entry }) => (entry.kind === 'field' || entry.kind === 'error') && entry.id !== undefined),
    ({ entry: { id: _id, ...words } }) => JSON.stringify(words),
  );
  const repeated = [...groups.values()].filter((group) => group.length > 1);
  const isShared = new Set(repeated.flat().map(({ entry }) => entry));
  return {
    pages: pages.map((page) => ({ ...page, entries: page.entries.filter((entry) => !isShared.has(entry)) })),
    shared: repeated.flatMap((group): SharedEntry[] => {
      const [first] = group;
      if (!first) return [];
      const { id: _id, ...words } = first.entry;
      const byId = groupBy(group, ({ entry: { id = '' } }) => id);
      return [{ ...words, locations: [...byId].map(([id, same]) => [id, ...same.map(({ page }) => page)]) }];
    }),
  };
}

/** Longer runs are ciphertexts and signatures, shorter ones tell nothing: nobody types them. */
const WORD_LENGTH = { least: 3, most: 40 };
/** Names of a program's own are read on the page; those of a shell, a database and a header are looked up. */
const LOOKED_UP = /^[A-Z][A-Z\d]*(?:[_-][A-Z\d]+)+$|^[a-z]+(?:_[a-z]+)+$|^[A-Z][a-z]+(?:-[A-Z][a-z]+)+$/;

/** Of code the words that the site says nowhere else: code is found by its names, and read on the page. */
export function reduceCode(pages: SearchPage[]): SearchPage[] {
  const seen = new Set(
    pages.flatMap(({ entries }) =>
      entries.flatMap(({ kind, label, text = '' }) => (kind === 'code' ? [] : getWords(`${label} ${text}`))),
    ),
  );
  const reduce = (entry: SearchEntry): SearchEntry => {
    if (entry.kind !== 'code') return entry;
    const words = getWords(entry.text ?? '').filter((word) => isSignificant(word) && !seen.has(word));
    for (const word of words) seen.add(word);
    return { ...entry, text: [...new Set(words)].join(' ') };
  };
  return pages.map((page) => ({
    ...page,
    entries: page.entries.map(reduce).filter(({ kind, text }) => kind !== 'code' || text !== ''),
  }));
}

function isSignificant(word: string): boolean {
  return word.length >= WORD_LENGTH.least && word.length <= WORD_LENGTH.most && LOOKED_UP.test(word);
}

/** Identifiers and paths whole, words of prose one by one. */
function getWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[_./:-][\p{L}\p{N}]+)*/gu) ?? [];
}
