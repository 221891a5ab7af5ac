/** What a page asks the relay to send, with the port for its reply. */
export type RelayRequest = {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body?: Uint8Array<ArrayBuffer>;
};

/** What came back; undefined where the browser let nothing be read: no connection, no permission of the server (CORS), too late. */
export type RelayReply = { status: number; headers: Record<string, string>; body: string } | undefined;

export type ReplyHead = { status: number; headers: Record<string, string> };

/** How a response ended. `failed`: before its head, nothing could be read; after it, the connection broke. */
export type Ending = 'done' | 'stopped' | 'failed';

/** Reads a response while it arrives. An aborted `signal` stops it. */
export type ReplyReader = {
  onHead(head: ReplyHead): void;
  onChunk(bytes: Uint8Array<ArrayBuffer>): void;
  signal?: AbortSignal;
};

/** What the relay posts for one request, in this order: a head, chunks, the ending. */
export type RelayMessage = { head: ReplyHead } | { chunk: Uint8Array<ArrayBuffer> } | { ending: Ending };

/** Says that the relay listens. */
export const RELAY_READY = 'relay-ready';

/** Posted on the port of a request by who has read enough of the response. */
export const RELAY_STOP = 'relay-stop';
