import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import type { PageProvider } from './page-provider.ts';

const PROTOCOL = 'listen.v1';
/** Shorter than the server waits for a pong, so that a ping and its deadline are never in one step of the clock. */
const STEP_MS = 9000;
/** Above this a clock jumps, and the server sends one ping in place of all that were due. */
const MAX_STEPPED_MS = 900_000;
/** For a frame to come and its reply to go. */
const EXCHANGE_MS = 30;

type ServerSockets = Pick<PageProvider, 'connect' | 'receive' | 'disconnect'> & {
  /** The parts that the clock is moved in, so that open sockets live through it. */
  planSteps(advanceMs: number): number[];
};

/** Websockets to the sandbox server. `getTime`: the server's clock, for what has no time of its own. */
export function createServerSockets(origin: string, getTime: () => number): ServerSockets {
  const sockets = new Map<string, WebSocket>();
  return {
    connect: (query, listener) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/listen?${query}`, PROTOCOL);
        const session = crypto.randomUUID();
        socket.onopen = () => {
          sockets.set(session, socket);
          listener.onOpen(getTime());
        };
        socket.onmessage = ({ data }) => {
          for (const answer of listener.onFrame(String(data), readTime(String(data)) ?? getTime())) socket.send(answer);
          resolve(session);
        };
        socket.onclose = ({ code, reason }) => {
          if (sockets.delete(session)) listener.onClose(code, reason, getTime());
          else reject(new Error('No websocket is opened.'));
          resolve(session);
        };
      }),
    async receive(session, text) {
      sockets.get(session)?.send(text ?? new Uint8Array(1));
      await waitForExchange();
    },
    async disconnect(session) {
      const socket = sockets.get(session);
      sockets.delete(session);
      if (!socket) return;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close(1000);
      await waitForExchange();
    },
    planSteps(advanceMs) {
      if (sockets.size === 0 || advanceMs > MAX_STEPPED_MS) return [advanceMs];
      const count = Math.ceil(advanceMs / STEP_MS);
      return Array.from({ length: count }, (_, index) => Math.min(STEP_MS, advanceMs - index * STEP_MS));
    },
  };
}

export function waitForExchange(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, EXCHANGE_MS));
}

/** When the server sent a frame, where it says so. */
function readTime(text: string): number | undefined {
  const frame = parseJson(text);
  if (!isRecord(frame)) return undefined;
  const time = Date.parse(String(frame.sentAt ?? frame.ts ?? frame.serverTime));
  return Number.isNaN(time) ? undefined : time;
}
