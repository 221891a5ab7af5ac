// Run: node listen.ts (Node.js 22.18 or newer)
import { appendFileSync } from 'node:fs';
import { environment, sendSignedQuery } from './merchant-signing.ts';

type Frame = { type: string; id: string; messageId?: string };
type Session = { ticket: { listenToken: string } };

const FINAL_CODES = new Set([1000, 1003, 1009, 4400, 4403, 4409]);
const LEAST_WAIT_MS: Record<number, number> = { 1013: 30_000, 4429: 60_000 };
const SILENCE_MS = 35_000;

// Your database: it stores each messageId once.
function store(event: Frame): void {
  appendFileSync('events.jsonl', `${JSON.stringify(event)}\n`);
}

// Connects with a new ticket, and gives the close code.
async function connect(): Promise<number> {
  const { ticket } = await sendSignedQuery<Session>('POST', '/user/refresh');
  const url = new URL('/ws/listen', environment('BASE_URL').replace(/^http/, 'ws'));
  url.searchParams.set('merchantId', environment('MERCHANT_ID'));
  url.searchParams.set('token', ticket.listenToken);
  const socket = new WebSocket(url, 'listen.v1');
  const send = (frame: object) => socket.send(JSON.stringify(frame));
  const stored: string[] = [];

  socket.onmessage = ({ data }) => {
    const frame: Frame = JSON.parse(data);
    if (frame.type === 'ping') send({ type: 'pong', id: frame.id, ts: new Date().toISOString() });
    if (!frame.messageId) return;
    store(frame);
    // Acknowledged in batches: at most 20 frames are allowed in a second.
    if (stored.push(frame.messageId) === 1)
      setTimeout(() => send({ type: 'ack', id: stored[0], messageIds: stored.splice(0) }), 200);
  };
  let silence: NodeJS.Timeout | undefined;
  const code = await new Promise<number>((resolve) => {
    // A dead network closes no socket.
    silence = setTimeout(resolve, SILENCE_MS, 1006);
    socket.onclose = (closed) => resolve(closed.code);
    socket.addEventListener('message', () => silence?.refresh());
  });
  clearTimeout(silence);
  socket.close();
  return code;
}

// Resumes after a break: what was not acknowledged arrives again.
for (let attempt = 0; ; attempt += 1) {
  const openedAt = Date.now();
  const code = await connect().catch(() => 1006);
  if (FINAL_CODES.has(code)) throw new Error(`closed with ${code}`);
  if (Date.now() - openedAt > 60_000) attempt = 0;
  const longest = Math.min(30_000, 1000 * 2 ** attempt);
  const wait = Math.max(LEAST_WAIT_MS[code] ?? 0, Math.random() * longest);
  await new Promise((resolve) => setTimeout(resolve, wait));
}
