import type { SearchResult } from '../../model/search.ts';
import type { SearchLimits } from '../engine/query.ts';

/** Where answers come from: an index in this browser, or a server. */
export type SearchSource = {
  /** Gets ready to answer; rejects when the index does not arrive, and may then be called again. */
  load(): Promise<void>;
  search(text: string, limits: SearchLimits): Promise<SearchResult>;
  close(): void;
};
