import type { SearchResult } from '../../model/search.ts';
import type { SearchLimits } from '../engine/query.ts';

/** To the worker: the index file as bytes, or a query. Every response has the id of its request. */
export type WorkerRequest = { id: number } & ({ file: ArrayBuffer } | { text: string; limits: SearchLimits });

export type WorkerResponse = { id: number; result?: SearchResult; error?: string };
