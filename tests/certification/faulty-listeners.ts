import type { ListenOptions } from '../../site/client/types.ts';
import type { Loose } from '../sandbox/driver.ts';

type Socket = {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: ((event: unknown) => void) | null;
  send(text: string): void;
  close(): void;
};

export type ListenerMistake =
  | 'acknowledges deposits only'
  | 'does not acknowledge duplicates'
  | 'connects again when an event is late'
  | 'acknowledges each event in a frame of its own'
  | 'leaves at an unknown frame'
  | 'connects again at once'
  | 'never connects again'
  | 'connects before the wait of a goodbye'
  | 'keeps a refused ticket'
  | 'sends a lost position again'
  | 'connects again after another instance took over'
  | 'does not answer pings';

type Options = Pick<ListenOptions<Loose>, 'signal' | 'store' | 'WebSocket'> & {
  client: Loose;
  url: string;
  merchantId: string;
};

const TICKET_CODES = [4401, 4410];
const FINAL_CODES = [1000, 1003, 1009, 4400, 4403, 4409];
const [BATCH_MS, UNIT_MS, LONGEST_MS] = [200, 1000, 30_000];

/** A listener written from the pages, with one mistake or none. */
export async function listenWith(
  mistake: ListenerMistake | undefined,
  { client, url, merchantId, store, signal, WebSocket }: Options,
): Promise<number> {
  let ticket = '';
  let position: number | undefined;
  const known = new Set<string>();
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  const serve = () =>
    new Promise<{ code: number; pauseMs: number }>((resolve) => {
      const query = `merchantId=${merchantId}&token=${ticket}${position === undefined ? '' : `&resumeFrom=${position}`}`;
      const socket = new (WebSocket as unknown as new (url: string, protocol: string) => Socket)(
        `${url}?${query}`,
        'listen.v1',
      );
      let pauseMs = 0;
      let last = 0;
      let pending: string[] = [];
      const send = (frame: object) => socket.send(JSON.stringify(frame));
      const acknowledge = () => {
        const messageIds = pending;
        pending = [];
        if (messageIds.length > 0) send({ type: 'ack', id: messageIds[0], messageIds });
      };
      const end = (code: number) => {
        socket.onmessage = null;
        socket.close();
        resolve({ code, pauseMs });
      };
      signal?.addEventListener('abort', () => end(1000));
      socket.onclose = ({ code }) => end(code);
      socket.onerror = () => end(1006);
      socket.onmessage = ({ data }) => {
        const frame: Loose = JSON.parse(data);
        if (frame.type === 'ping' && mistake !== 'does not answer pings')
          send({ type: 'pong', id: frame.id, ts: new Date().toISOString() });
        if (frame.type === 'goodbye') pauseMs = frame.reconnectAfterMs;
        if (frame.type === 'added.later' && mistake === 'leaves at an unknown frame') return end(1006);
        if (frame.messageId === undefined) return;
        if (mistake === 'acknowledges deposits only' && !frame.type.startsWith('deposit.')) return void store(frame);
        if (mistake === 'does not acknowledge duplicates' && known.has(frame.messageId)) return;
        if (mistake === 'connects again when an event is late' && frame.seq < last) return end(1006);
        last = Math.max(last, frame.seq);
        if (mistake === 'sends a lost position again') position = frame.seq;
        if (!known.has(frame.messageId)) void store(frame);
        known.add(frame.messageId);
        if (mistake === 'acknowledges each event in a frame of its own')
          return send({ type: 'ack', id: frame.messageId, messageIds: [frame.messageId] });
        if (pending.push(frame.messageId) === 1) setTimeout(acknowledge, BATCH_MS);
      };
    });

  for (let attempt = 0; ; attempt += 1) {
    if (ticket === '') ticket = (await client.POST('/user/refresh')).data.ticket.listenToken;
    const { code, pauseMs } = await serve();
    if (signal?.aborted) return 1000;
    const isIgnored = mistake === 'connects again after another instance took over' && code === 4409;
    if (FINAL_CODES.includes(code) && !isIgnored) return code;
    if (TICKET_CODES.includes(code) && mistake !== 'keeps a refused ticket') ticket = '';
    if (code === 4410 && mistake !== 'sends a lost position again') position = undefined;
    if (mistake === 'never connects again') return new Promise(() => undefined);
    if (mistake === 'connects again at once') continue;
    const least = mistake === 'connects before the wait of a goodbye' ? 0 : pauseMs;
    await wait(Math.max(least, Math.random() * Math.min(LONGEST_MS, UNIT_MS * 2 ** attempt)));
  }
}
