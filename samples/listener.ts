// For browsers, and for Node.js from version 22 on; nothing to install.
type Event = { type: string; messageId: string; seq: number; replay: boolean; occurredAt: string; data: object };
type Frame = Event | { type: 'ping'; id: string } | { type: 'goodbye'; reconnectAfterMs: number };
/** How a connection ended, and how long the server wants no other. */
type End = { code: number; pauseMs: number };

type Options = {
  url: string;
  merchantId: string;
  /** A new ticket, from POST /user/refresh. Called only when there is none, or when the one in use was refused. */
  freshTicket: () => Promise<string>;
  /** Least milliseconds to wait after an error of `freshTicket`; undefined where a retry cannot help, which rejects `listen`. */
  retryDelay?: (error: unknown) => number | undefined;
  /** Resolves when the event is stored, or was stored before. */
  store: (event: Event) => Promise<void>;
  /** Ends the connection, and `listen` with code 1000. */
  signal?: AbortSignal;
  /** For Node.js 20: the class of the package ws. */
  Socket?: typeof WebSocket;
};

const FINAL_CODES = new Set([1000, 1003, 1009, 4400, 4403, 4409]);
const TICKET_CODES = new Set([4401, 4410]);
const CLOSED = 1000;
const LOST = 1006;
const SILENCE_MS = 35_000;
const STABLE_MS = 60_000;
const ACK_EVERY_MS = 200;

/** Stays connected until a close code forbids it, and returns that code. */
export async function listen({
  url,
  merchantId,
  freshTicket,
  retryDelay = () => 0,
  ...options
}: Options): Promise<number> {
  const { signal } = options;
  let ticket: string | undefined;

  const connect = async (): Promise<End> => {
    try {
      ticket ??= await freshTicket();
    } catch (error) {
      const pauseMs = retryDelay(error);
      if (pauseMs === undefined) throw error;
      return { code: LOST, pauseMs };
    }
    return serve(`${url}?merchantId=${merchantId}&token=${ticket}`, options);
  };

  for (let attempt = 0; ; attempt += 1) {
    const startedAt = Date.now();
    const { code, pauseMs } = await connect();
    if (signal?.aborted) return CLOSED;
    if (FINAL_CODES.has(code)) return code;
    if (TICKET_CODES.has(code)) ticket = undefined;
    if (Date.now() - startedAt >= STABLE_MS) attempt = 0;
    await wait(Math.max(pauseMs, waitMs(attempt, code)), signal);
    if (signal?.aborted) return CLOSED;
  }
}

/** Full jitter, but never less than the close code asks for. */
function waitMs(attempt: number, code: number): number {
  const least = code === 4429 ? 60_000 : code === 1013 ? 30_000 : 0;
  return Math.max(least, Math.random() * Math.min(30_000, 1000 * 2 ** attempt));
}

/** Until then, or until the signal. */
function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal?.addEventListener('abort', finish);
  });
}

/** Serves one connection to its end. */
function serve(
  address: string,
  { store, signal, Socket = WebSocket }: Pick<Options, 'store' | 'signal' | 'Socket'>,
): Promise<End> {
  return new Promise((resolve) => {
    const socket = new Socket(address, 'listen.v1');
    const send = (frame: object) => socket.send(JSON.stringify(frame));
    let pauseMs = 0;

    const close = () => finish(CLOSED);
    const finish = (code: number) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', close);
      socket.onerror = null;
      socket.close();
      resolve({ code, pauseMs });
    };
    let silence = setTimeout(finish, SILENCE_MS, LOST);
    signal?.addEventListener('abort', close);
    if (signal?.aborted) close();

    // In batches: one frame for each event would soon be too many frames.
    const stored: string[] = [];
    const acknowledge = () => send({ type: 'ack', id: stored[0], messageIds: stored.splice(0) });

    socket.onclose = ({ code }) => finish(code);
    // Node.js reports a socket that could not open by an error alone. One that was open ends with its code.
    socket.onerror = () => finish(LOST);
    socket.onopen = () => {
      socket.onerror = null;
    };
    socket.onmessage = async ({ data }) => {
      clearTimeout(silence);
      silence = setTimeout(finish, SILENCE_MS, LOST);
      const frame: Frame = JSON.parse(data);
      if (frame.type === 'ping' && 'id' in frame) send({ type: 'pong', id: frame.id, ts: new Date().toISOString() });
      if ('reconnectAfterMs' in frame) pauseMs = frame.reconnectAfterMs;
      if (!('messageId' in frame)) return;
      // What could not be stored is not acknowledged, and comes again.
      const isStored = await store(frame).then(
        () => true,
        () => false,
      );
      if (!isStored || frame.replay || stored.includes(frame.messageId)) return;
      if (stored.push(frame.messageId) === 1) setTimeout(acknowledge, ACK_EVERY_MS);
    };
  });
}
