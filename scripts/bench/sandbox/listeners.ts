import { WebSocket } from 'ws';
import { createNonce, signQuery } from '../../../provider/protocol/signing/signer.ts';
import { getTestKey, MERCHANT_ID } from '../../../provider/simulator/test-merchant.ts';
import { required } from '../../../src/model/invariant.ts';

type Frame = { type: string; id?: string; messageId?: string; seq?: number };

/** How often a client acknowledges, in milliseconds: the contract allows 20 frames a second. */
const ACK_MS = 200;

/** A token user with a socket that returns pongs and acknowledges. */
async function openListener(origin: string, externalUserId: string) {
  const signer = {
    merchantId: MERCHANT_ID,
    key: getTestKey('mk_sig_test_1'),
    now: Date.now,
    nonce: () => createNonce(),
  };
  const body = JSON.stringify({ externalUserId, chainTypes: ['TRON'] });
  const target = await signQuery({ method: 'POST', path: '/user/generate', body }, signer);
  const response = await fetch(`${origin}${target}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  const { data } = (await response.json()) as {
    data: { user: { userId: string; status: string }; ticket: { listenToken: string } };
  };
  const query = `merchantId=${MERCHANT_ID}&token=${data.ticket.listenToken}`;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/listen?${query}`, ['listen.v1']);
  const received = new Set<string>();
  let waiting: string[] = [];
  let closedWith: number | undefined;
  socket.on('close', (code) => {
    closedWith = code;
  });
  socket.on('message', (text) => {
    const frame: Frame = JSON.parse(String(text));
    if (frame.type === 'ping')
      socket.send(JSON.stringify({ type: 'pong', id: frame.id, ts: new Date().toISOString() }));
    if (frame.messageId === undefined) return;
    received.add(frame.messageId);
    waiting.push(frame.messageId);
  });
  const timer = setInterval(() => {
    if (waiting.length > 0) socket.send(JSON.stringify({ type: 'ack', id: 'a', messageIds: waiting.slice(0, 100) }));
    waiting = waiting.slice(100);
  }, ACK_MS);
  await new Promise((resolve, reject) => {
    socket.once('message', resolve);
    socket.once('error', reject);
  });
  return {
    userId: data.user.userId,
    isFrozen: data.user.status === 'frozen',
    received,
    getClose: () => closedWith,
    close() {
      clearInterval(timer);
      socket.terminate();
    },
  };
}

export type ListenFigures = { sent: number; received: number; seconds: number; closed: number };

/** Events for every client each second, by freezing and unfreezing users. Returns what was sent and what was received. */
export async function measureListeners(
  origin: string,
  { clients, eventsPerSecond, seconds }: { clients: number; eventsPerSecond: number; seconds: number },
): Promise<ListenFigures> {
  const listeners = await Promise.all(
    Array.from({ length: clients }, (_, index) => openListener(origin, `u-${index}`)),
  );
  const start = performance.now();
  const total = eventsPerSecond * seconds;
  let sent = 0;
  const produce = async () => {
    while (sent < total) {
      const due = Math.floor(((performance.now() - start) / 1000) * eventsPerSecond);
      if (sent >= due) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      const index = sent++;
      const listener = required(listeners[index % clients], 'A client for each index.');
      listener.isFrozen = !listener.isFrozen;
      const status = listener.isFrozen ? 'frozen' : 'active';
      const response = await fetch(`${origin}/sandbox/users/${listener.userId}/status`, {
        method: 'POST',
        body: JSON.stringify({ status }),
      });
      if (!response.ok) throw new Error(`An event was refused with ${response.status}: ${await response.text()}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 4 }, produce));
  const took = (performance.now() - start) / 1000;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const received = listeners.reduce((sum, one) => sum + one.received.size, 0);
  const closed = listeners.filter(({ getClose }) => getClose() !== undefined).length;
  for (const listener of listeners) listener.close();
  return { sent, received, seconds: took, closed };
}
