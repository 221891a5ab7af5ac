import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createClient } from '../../site/client/index.ts';
import type { Loose } from '../sandbox/driver.ts';
import { CARD, RECHARGE, runProgram } from './program.ts';

// A program as readers have one: everything comes from the environment that the simulator gives it.
const { BASE_URL = '', AUTH_CODE = '', MERCHANT_ID = '', KEY_ID = '', KEY_FILE = '' } = process.env;
const { PROVIDER_SIGNING_KEY_FILE = '', BELIEVES_UNKNOWN_STATUS } = process.env;

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

process.exitCode = await runProgram({
  open: (number) => client.POST('/v2/card/open', { body: CARD(number) }),
  recharge: (cardId, number) => client.PATCH('/v2/card/recharge', { body: RECHARGE(cardId, number) }),
  async readOrder(orderId) {
    await fetch(`${BASE_URL}/sandbox/clock`, { method: 'POST', body: JSON.stringify({ advanceMs: 1000 }) });
    return client.GET('/v2/card/log/{orderId}', { params: { path: { orderId } } });
  },
  onUnknown: (error) => client.repeat(error.call),
  isFinal: (status) => (BELIEVES_UNKNOWN_STATUS ? status !== 'processing' : ['success', 'failed'].includes(status)),
  pass: () => undefined,
  waitsForOrders: true,
  failure: 1,
});
