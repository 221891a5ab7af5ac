import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { WebSocket } from 'ws';
import { createClient } from '../../site/client/index.ts';
import type { ListenOptions } from '../../site/client/types.ts';
import type { Loose } from '../sandbox/driver.ts';
import { type ListenerMistake, listenWith } from './faulty-listeners.ts';
import { runTokenProgram } from './token-program.ts';

// A program as readers have one: everything comes from the environment that the simulator gives it.
const { BASE_URL = '', AUTH_CODE = '', MERCHANT_ID = '', KEY_ID = '', KEY_FILE = '' } = process.env;
const { PROVIDER_SIGNING_KEY_FILE = '', LISTENER_MISTAKE } = process.env;

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

const url = `${BASE_URL.replace('http', 'ws')}/ws/listen`;
const listen = (options: ListenOptions<Loose>) =>
  listenWith(LISTENER_MISTAKE as ListenerMistake, { ...options, client, url, merchantId: MERCHANT_ID });

process.exitCode = await runTokenProgram({
  client: LISTENER_MISTAKE === undefined ? client : { ...client, listen },
  control: (path, body) => fetch(BASE_URL + path, { method: 'POST', body: JSON.stringify(body) }),
  WebSocket,
});
