import type { SearchData, SearchPage, SharedEntry } from '../../../src/model/search.ts';

const SYLLABLES = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'wo', 'zu'];

/**
 * A search index of `count` pages, made of those of a site: the pages of each copy have a product of their own in title, address and identifiers,
 * and what pages share they share with all copies.
 */
export function multiplyPages({ pages, shared = [], ...rest }: SearchData, count: number): SearchData {
  const copies = Math.ceil(count / pages.length);
  const all = Array.from({ length: copies }, (_, copy) =>
    pages.map((page) => (copy === 0 ? page : rename(page, copy))),
  );
  return {
    ...rest,
    pages: all.flat().slice(0, count),
    shared: shared.map((entry): SharedEntry => {
      const locations = entry.locations.map(([id, ...numbers]): SharedEntry['locations'][number] => {
        const ofCopies = Array.from({ length: copies }, (_, copy) =>
          numbers.map((number) => number + copy * pages.length),
        );
        return [id, ...ofCopies.flat().filter((number) => number < count)];
      });
      return { ...entry, locations };
    }),
  };
}

/** A word that no language has, another one for each number. */
export function getProduct(copy: number): string {
  const digits = [copy, Math.floor(copy / 15), Math.floor(copy / 225)].map((digit) => SYLLABLES[digit % 15]);
  return `x${digits.join('')}`;
}

function rename(page: SearchPage, copy: number): SearchPage {
  const product = getProduct(copy);
  return {
    ...page,
    path: `/${product}${page.path}`,
    title: `${page.title} ${product}`,
    endpoints: page.endpoints.map(({ method, path, id }) => ({
      method,
      path: `/${product}${path}`,
      id: `${id}_${product}`,
    })),
  };
}
