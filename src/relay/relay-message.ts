/** What a page asks the relay to send, with the port for its reply. */
export type RelayRequest = {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body?: Uint8Array<ArrayBuffer>;
};

/** What came back; undefined where the browser let nothing be read: no connection, no permission of the server (CORS), too late. */
export type RelayReply = { status: number; headers: Record<string, string>; body: string } | undefined;

/** Says that the relay listens. */
export const RELAY_READY = 'relay-ready';
