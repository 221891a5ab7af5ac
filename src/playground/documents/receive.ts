import type { Ending, ReplyHead, ReplyReader } from '../../relay/relay-message.ts';
import { findHeader, type MadeCall } from '../client/exchange.ts';
import type { StreamItem } from '../client/received.ts';
import { createItemReader } from './item-reader.ts';
import { readBody } from './read-body.ts';

/** Of a call, what came back. */
export type Received = Pick<MadeCall, 'status' | 'responseHeaders' | 'responseBody' | 'file' | 'stream' | 'duration'>;

type ReceiveOptions = {
  /** Path and query of the request. */
  target: string;
  signal?: AbortSignal;
  /** Of a stream, what has come so far. */
  onProgress?: (received: Received) => void;
};

/** A page that is rendered more often shows no more. */
const PROGRESS_MS = 50;

/** Characters of a stream that are kept. One that never ends would fill the memory of the tab. */
const MAX_LENGTH = 5_000_000;

/** Reads a response; undefined where the browser let nothing be read. */
export async function receive(
  send: (reader: ReplyReader) => Promise<Ending>,
  { target, signal, onProgress }: ReceiveOptions,
): Promise<Received | undefined> {
  const start = performance.now();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const items: StreamItem[] = [];
  const decoder = new TextDecoder();
  const controller = new AbortController();
  signal?.addEventListener('abort', () => controller.abort());
  let head: ReplyHead | undefined;
  let reader: ReturnType<typeof createItemReader>;
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const add = (found: Omit<StreamItem, 'at'>[]) =>
    items.push(...found.map((item) => ({ ...item, at: performance.now() - start })));
  const describe = ({ status, headers }: ReplyHead, state: NonNullable<MadeCall['stream']>['state']): Received => ({
    status,
    responseHeaders: headers,
    responseBody: text,
    stream: { items: [...items], state },
    duration: performance.now() - start,
  });
  const report = (received: ReplyHead) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onProgress?.(describe(received, 'arriving'));
    }, PROGRESS_MS);
  };
  const ending = await send({
    signal: controller.signal,
    onHead(received) {
      head = received;
      reader = createItemReader(findHeader(received.headers, 'Content-Type') ?? '');
      if (reader) report(received);
    },
    onChunk(bytes) {
      if (!reader || !head) return void chunks.push(bytes);
      if (text.length > MAX_LENGTH) return controller.abort();
      const piece = decoder.decode(bytes, { stream: true });
      text += piece;
      add(reader.push(piece));
      report(head);
    },
  });
  clearTimeout(timer);
  if (!head || (!reader && ending !== 'done')) return undefined;
  if (reader) {
    add(reader.end());
    return describe(head, ending === 'stopped' && text.length > MAX_LENGTH ? 'full' : ending);
  }
  const { status, headers } = head;
  const body = readBody(await join(chunks), { headers, target });
  return {
    status,
    responseHeaders: headers,
    ...('file' in body ? { responseBody: '', file: body.file } : { responseBody: body.text }),
    duration: performance.now() - start,
  };
}

async function join(chunks: Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
