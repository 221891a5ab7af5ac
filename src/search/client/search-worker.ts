/** The search worker: builds the index and runs queries in a thread of its own, so that typing is never blocked. */
import { unpackSearchData } from '../../model/search-file.ts';
import { search } from '../engine/query.ts';
import { buildIndex, type SearchIndex } from '../engine/search-index.ts';
import type { WorkerRequest, WorkerResponse } from './worker-messages.ts';

let index: SearchIndex | undefined;

addEventListener('message', ({ data: request }: MessageEvent<WorkerRequest>) => {
  const respond = (rest: Omit<WorkerResponse, 'id'>) =>
    postMessage({ id: request.id, ...rest } satisfies WorkerResponse);
  try {
    if ('file' in request) {
      // Our own output: see `emit/search-data.ts`.
      index = buildIndex(unpackSearchData(JSON.parse(new TextDecoder().decode(request.file))));
      respond({});
    } else if (index) respond({ result: search(index, request.text, request.limits) });
  } catch (error) {
    respond({ error: String(error) });
  }
});
