// Run: node listen.ts
// Needs Node.js 22.18 or newer, and listener.ts and merchant-signing.mts beside it; nothing to install.
import { appendFile } from 'node:fs/promises';
import { listen } from './listener.ts';
import { ApiError, environment, sendSignedQuery } from './merchant-signing.mts';

type Session = { ticket: { listenToken: string } };

// Your database: it stores each messageId once.
async function store(event: object): Promise<void> {
  await appendFile('events.jsonl', `${JSON.stringify(event)}\n`);
}

// Connects with this ticket as long as it is not refused.
async function freshTicket(): Promise<string> {
  const { ticket } = await sendSignedQuery<Session>('POST', '/user/refresh');
  return ticket.listenToken;
}

// Only a refusal ends the program; 429 and 5xx pass, as failures of the network do.
function retryDelay(error: unknown): number | undefined {
  console.error(String(error));
  if (!(error instanceof ApiError)) return 0;
  const isTemporary = error.code >= 500_000 || error.code === 429001;
  return isTemporary ? error.retryAfter * 1000 : undefined;
}

// Continues after every break: what was not acknowledged arrives again.
const code = await listen({
  url: new URL('/ws/listen', environment('TOKEN_BASE_URL').replace(/^http/, 'ws')).href,
  merchantId: environment('MERCHANT_ID'),
  freshTicket,
  retryDelay,
  store,
});
throw new Error(`closed with ${code}`);
