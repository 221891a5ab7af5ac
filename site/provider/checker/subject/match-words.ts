import type { CatalogueEntry, ErrorCatalogue } from '../../../../src/model/error-catalogue.ts';

/** More codes than a reader compares: their common words say too little. */
const MAX_MATCHES = 4;
const SHORTEST_WORD = 3;
const STOP_WORDS = ['the', 'too', 'and', 'for', 'was', 'has', 'are', 'with'];

/**
 * The errors that a sentence may be about: words that few names and meanings have count more (inverse document frequency), words of the advice
 * half as much. Nothing where too many fit as well.
 */
export function matchWords(text: string, { topics }: ErrorCatalogue): CatalogueEntry[] {
  const entries = topics.flatMap((topic) => topic.entries);
  const texts = entries.map(({ name, meaning, action }) => ({
    own: fold(`${name} ${meaning}`),
    advice: fold(action),
  }));
  const words = listWords(text).map((word) => {
    const weigh = (part: 'own' | 'advice') =>
      Math.log(entries.length / texts.filter((entry) => entry[part].includes(word)).length);
    return { word, own: weigh('own'), advice: weigh('advice') / 2 };
  });
  const scores = texts.map((entry) =>
    words.reduce((sum, { word, own, advice }) => {
      if (entry.own.includes(word)) return sum + own;
      return entry.advice.includes(word) ? sum + advice : sum;
    }, 0),
  );
  const best = Math.max(...scores);
  const found = entries.filter((_, index) => best > 0 && scores[index] === best);
  return found.length <= MAX_MATCHES ? found : [];
}

/** Beginnings of words, after a space; of Chinese, which has no spaces, each pair of characters. */
function listWords(text: string): string[] {
  const words = fold(text.replace(/([a-z])([A-Z])/g, '$1 $2')).match(/\p{Script=Han}+|[a-z]+/gu) ?? [];
  const parts = words.flatMap((word) => {
    if (!/[a-z]/.test(word)) return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));
    return word.length < SHORTEST_WORD || STOP_WORDS.includes(word) ? [] : ` ${word}`;
  });
  return [...new Set(parts)];
}

/** Lower case, each sequence of other characters than letters as a space, and one before the first word. */
function fold(text: string): string {
  return ` ${text.normalize('NFKC').toLowerCase()}`.replace(/[^\p{L}]+/gu, ' ');
}
