import type { SearchResult } from '../../model/search.ts';
import type { SearchSource } from './source.ts';
import type { WorkerRequest, WorkerResponse } from './worker-messages.ts';

type Waiting = { resolve: (result: SearchResult | undefined) => void; reject: (error: Error) => void };
type Request = WorkerRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

const NOTHING: SearchResult = { pages: 0, groups: [] };

/** An index of its own in a worker. The worker starts while the index file is on its way. */
export function createLocalSource(fetchIndex: (signal: AbortSignal) => Promise<ArrayBuffer>): SearchSource {
  let worker: Worker | undefined;
  let loading: Promise<void> | undefined;
  let stop = new AbortController();
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function failAll(message: string) {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  }

  function close() {
    stop.abort();
    stop = new AbortController();
    worker?.terminate();
    worker = undefined;
    loading = undefined;
    failAll('closed');
  }

  function start(): Worker {
    const started = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data: { id, result, error } }: MessageEvent<WorkerResponse>) => {
      const pending = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) pending?.resolve(result);
      else pending?.reject(new Error(error));
    });
    started.addEventListener('error', () => failAll('the search worker did not start'));
    return started;
  }

  function send(message: Request, transfer: Transferable[] = []): Promise<SearchResult | undefined> {
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker?.postMessage({ id, ...message }, transfer);
    });
  }

  async function build(): Promise<void> {
    worker ??= start();
    const file = await fetchIndex(stop.signal);
    await send({ file }, [file]);
  }

  return {
    load() {
      if (loading) return loading;
      const started = build().catch((error: unknown) => {
        // Aborted and started again meanwhile: the new one continues.
        if (loading === started) close();
        throw error;
      });
      loading = started;
      return started;
    },
    search: async (text, limits) => (await send({ text, limits })) ?? NOTHING,
    close,
  };
}
