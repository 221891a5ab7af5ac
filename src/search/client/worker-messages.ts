import type { SearchResult } from '../../model/search.ts';
import type { SearchLimits } from '../engine/query.ts';

/** To the worker: the index file as it came, or a query. Every request is answered under its number. */
export type WorkerRequest = { id: number } & ({ file: ArrayBuffer } | { text: string; limits: SearchLimits });

export type WorkerResponse = { id: number; result?: SearchResult; error?: string };
