import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { WebSocket } from 'ws';
import { createClient } from '../../provider/client/index.ts';
import type { Loose } from '../sandbox/driver.ts';

// A program that pays tokens: a user, a deposit, a withdrawal, and what the events of one connection say of both.
const { BASE_URL = '', AUTH_CODE = '', MERCHANT_ID = '', KEY_ID = '', KEY_FILE = '' } = process.env;
const { PROVIDER_SIGNING_KEY_FILE = '' } = process.env;

const client: Loose = createClient({
  baseUrl: BASE_URL,
  merchantId: MERCHANT_ID,
  signingKey: { kid: KEY_ID, pem: readFileSync(KEY_FILE, 'utf8') },
  verificationKeys: PROVIDER_SIGNING_KEY_FILE.split(',').map((file) => ({
    kid: basename(file, '.pub.pem'),
    pem: readFileSync(file, 'utf8'),
  })),
  access: { code: AUTH_CODE },
});

/** Stored events by id, and who waits for one. */
const events = new Map<string, Loose>();
let changed = () => {};

/** The first event of which this holds. */
async function until(fits: (event: Loose) => boolean): Promise<Loose> {
  for (;;) {
    const event = [...events.values()].find(fits);
    if (event) return event;
    await new Promise<void>((resolve) => {
      changed = resolve;
    });
  }
}

async function settle(answer: Promise<Loose>): Promise<Loose> {
  let { data, error } = await answer;
  for (let more = 0; more < 5 && error?.kind === 'unknown'; more += 1) ({ data, error } = await client.repeat(error.call));
  if (error) throw new Error(JSON.stringify(error));
  return data;
}

const end = new AbortController();

async function work(): Promise<void> {
  const { user } = await settle(
    client.POST('/user/generate', { body: { externalUserId: 'u-1', chainTypes: ['TRON'], settleTo: 'user' } }),
  );
  await fetch(`${BASE_URL}/sandbox/users/${user.userId}/deposits`, {
    method: 'POST',
    body: JSON.stringify({ chainType: 'TRON', amount: { value: '100', currency: 'USDT' } }),
  });
  await until(({ type }) => type === 'deposit.detected');
  // Twenty confirmations.
  await fetch(`${BASE_URL}/sandbox/clock`, { method: 'POST', body: JSON.stringify({ advanceMs: 61_000 }) });
  await until(({ type }) => type === 'deposit.confirmed');
  const { withdrawalId } = await settle(
    client.POST('/user/withdraw', {
      body: {
        ...{ userId: user.userId, merchantOrderNo: 'WD-1', chainType: 'TRON', amount: { value: '25.50', currency: 'USDT' } },
        toAddress: 'TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcw',
      },
    }),
  );
  const { data } = await until(
    (event) => event.data.withdrawalId === withdrawalId && ['success', 'failed', 'rejected'].includes(event.data.status),
  );
  if (data.status !== 'success') throw new Error(`The withdrawal is ${data.status}.`);
  // For the acknowledgement to leave.
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

const listening = client
  .listen({
    WebSocket,
    signal: end.signal,
    store: async (event: Loose) => {
      events.set(event.messageId, event);
      changed();
    },
  })
  .then((code: number) => {
    if (!end.signal.aborted) throw new Error(`The connection has ended with ${code}.`);
  });

await Promise.race([work(), listening]).then(
  () => {
    process.exitCode = 0;
  },
  (error) => {
    console.error(String(error));
    process.exitCode = 1;
  },
);
end.abort();
