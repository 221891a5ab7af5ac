/** A body that is no text. `type`: its media type. */
export type ReceivedFile = { name: string; type: string; content: Blob };

/** One event of `text/event-stream`, or one line of JSON lines. `at`: milliseconds after the request was sent. */
export type StreamItem = { name?: string; id?: string; data: string; at: number };

/** A response that arrives in items. `stopped`: by the reader; `full`: at the length that is kept; `failed`: the connection broke. */
export type ReceivedStream = {
  items: readonly StreamItem[];
  state: 'arriving' | 'done' | 'stopped' | 'full' | 'failed';
};
