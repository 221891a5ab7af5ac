import type { SearchResult } from '../../model/search.ts';
import type { SearchLimits } from '../engine/query.ts';

/** Where results come from: an index in this browser, or a server. */
export type SearchSource = {
  /** Loads the index; rejects when it does not load, and may then be called again. */
  load(): Promise<void>;
  search(text: string, limits: SearchLimits): Promise<SearchResult>;
  close(): void;
};
