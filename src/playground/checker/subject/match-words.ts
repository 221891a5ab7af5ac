import type { CatalogueEntry, ErrorCatalogue } from '../../../model/error-catalogue.ts';

/** More codes than a reader compares: their common words say too little. */
const MAX_MATCHES = 4;
const SHORTEST_WORD = 3;

/**
 * The errors that a sentence may be about, the best first: words that few errors have count more (inverse document frequency), and those of
 * their names and meanings more than those of their advice. Nothing where too many fit as well.
 */
export function matchWords(text: string, { topics }: ErrorCatalogue): CatalogueEntry[] {
  const entries = topics.flatMap((topic) => topic.entries);
  const texts = entries.map(({ name, meaning, action }) => ({
    own: fold(`${name.replaceAll('_', ' ')} ${meaning}`),
    advice: fold(action),
  }));
  const words = listWords(text).map((word) => {
    const uses = texts.filter(({ own, advice }) => own.includes(word) || advice.includes(word)).length;
    return { word, weight: uses === 0 ? 0 : Math.log(entries.length / uses) };
  });
  const scores = texts.map(({ own, advice }) =>
    words.reduce((sum, { word, weight }) => sum + weight * (own.includes(word) ? 2 : advice.includes(word) ? 1 : 0), 0),
  );
  const best = Math.max(...scores);
  const found = entries.filter((_, index) => best > 0 && scores[index] === best);
  return found.length <= MAX_MATCHES ? found : [];
}

/** Words of letters; of Chinese, which has no spaces, each pair of characters. */
function listWords(text: string): string[] {
  const words = fold(text.replace(/([a-z])([A-Z])/g, '$1 $2')).match(/\p{Script=Han}+|[a-z]+/gu) ?? [];
  const parts = words.flatMap((word) =>
    /[a-z]/.test(word) ? word : Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2)),
  );
  return [...new Set(parts)].filter((word) => word.length >= (/[a-z]/.test(word) ? SHORTEST_WORD : 2));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
