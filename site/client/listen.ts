import { isRecord } from '../../packages/base/encoding/json.ts';
import type { ApiPath, ResponseData } from '../../packages/simulator/core/contract/schemas.ts';
import { listen } from '../../samples/listener.ts';
import type { ListenEvent, ListenOptions, Result } from './types.ts';

type Connection = {
  /** Origin of the token service. */
  url: string;
  merchantId: string;
  refresh: (path: ApiPath, init: object) => Promise<Result<ResponseData<'refreshUser'>>>;
};

/** Stored ids that are remembered: as many events as the provider retains. */
const MAX_REMEMBERED = 10_000;
const RATE_LIMITED = 429;

/** The published listener, with tickets of this client. An event that arrives twice is stored once. */
export function listenForEvents({ url, merchantId, refresh }: Connection) {
  return async ({ store, userId, signal, WebSocket: Socket }: ListenOptions): Promise<number> => {
    if (!Socket && !('WebSocket' in globalThis))
      throw new TypeError(
        'This platform has no WebSocket, as Node.js 20: install the package ws and give its class to listen as WebSocket.',
      );
    return listen({
      url: `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/ws/listen`,
      merchantId,
      ...(signal && { signal }),
      ...(Socket && { Socket: Socket as typeof WebSocket }),
      async freshTicket() {
        const { data, error } = await refresh('/user/refresh', { params: { query: { userId } } });
        if (error) throw error;
        return data.ticket.listenToken;
      },
      retryDelay(error) {
        // What is unknown or temporary counts as a break; a refusal ends the listener.
        if (!isRecord(error) || error.kind !== 'refused') return 0;
        const status = Number(error.status);
        return status >= 500 || status === RATE_LIMITED ? Number(error.retryAfterMs ?? 0) : undefined;
      },
      store: storeOnce(store),
    });
  };
}

function storeOnce(store: (event: ListenEvent) => Promise<void>) {
  const stored = new Map<string, Promise<void>>();
  return (event: ListenEvent): Promise<void> => {
    const { messageId } = event;
    const known = stored.get(messageId) ?? store(event);
    stored.set(messageId, known);
    // What could not be stored arrives again.
    known.catch(() => stored.delete(messageId));
    const [oldest] = stored.keys();
    if (stored.size > MAX_REMEMBERED && oldest !== undefined) stored.delete(oldest);
    return known;
  };
}
