import type { Synonym } from '../../model/search.ts';
import { isHan, tokenise } from './tokenise.ts';

/** A stretch of a query that readers say for something, with what the site calls it. */
type SynonymMatch = { start: number; end: number; means: string[] };

export type Synonyms = { find(text: string): SynonymMatch[] };

/** Synonyms by the way they are written, prepared once for each index. `getKey` makes different forms of a word the same. */
export function createSynonyms(synonyms: Synonym[], getKey: (word: string) => string): Synonyms {
  const latin = new Map<string, string[]>();
  const han: Synonym[] = [];
  for (const synonym of synonyms) {
    if (/\p{Script=Han}/u.test(synonym.term)) han.push(synonym);
    else {
      const key = getWords(synonym.term, getKey)
        .map(({ key }) => key)
        .join(' ');
      latin.set(key, [...(latin.get(key) ?? []), ...synonym.means]);
    }
  }
  const longest = Math.max(0, ...[...latin.keys()].map((key) => key.split(' ').length));
  return {
    find(text) {
      return [...findLatin(getWords(text, getKey), latin, longest), ...findHan(text.toLowerCase(), han)];
    },
  };
}

type Word = { key: string; start: number; end: number };

function getWords(text: string, getKey: (word: string) => string): Word[] {
  const words: Word[] = [];
  for (const { term, start, end } of tokenise(text)) {
    // The first token at an offset is the shortest one.
    if (isHan(term) || start < (words.at(-1)?.end ?? 0)) continue;
    words.push({ key: getKey(term), start, end });
  }
  return words;
}

function findLatin(words: Word[], synonyms: ReadonlyMap<string, string[]>, longest: number): SynonymMatch[] {
  return words.flatMap((first, from) =>
    Array.from({ length: Math.min(longest, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1),
    ).flatMap((run) => {
      const means = synonyms.get(run.map(({ key }) => key).join(' '));
      return means ? [{ start: first.start, end: run.at(-1)?.end ?? first.end, means }] : [];
    }),
  );
}

/** Words that are written without spaces are found wherever they are. */
function findHan(text: string, synonyms: Synonym[]): SynonymMatch[] {
  return synonyms.flatMap(({ term, means }) => {
    const start = text.indexOf(term.toLowerCase());
    return start === -1 ? [] : [{ start, end: start + term.length, means }];
  });
}
