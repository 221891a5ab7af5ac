import type { LocaleVersion } from '../../model/data-address.ts';
import type { SearchSource } from './source.ts';

/** A server that responds to `GET url?q=&locale=&version=&pages=&hits=&excerpt=&within=` with a `SearchResult`. */
export function createRemoteSource(url: string, { locale, version }: LocaleVersion): SearchSource {
  return {
    load: () => Promise.resolve(),
    async search(text, limits) {
      const query = new URLSearchParams({ q: text, locale, ...(version !== undefined && { version }) });
      for (const [name, value] of Object.entries(limits)) query.set(name, String(value));
      const response = await fetch(`${url}?${query}`);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      // The response has the shape that `scripts/commands/search-serve.ts` shows; React writes all of it as text.
      return await response.json();
    },
    close: () => undefined,
  };
}
