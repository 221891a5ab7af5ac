import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import {
  decryptField,
  encryptField,
  seal,
  sendSigned,
  sendSignedQuery,
  signature,
  targetToSign,
  verifyResponse,
} from '../../../samples/merchant-signing.mts';

const hex = (text = '') => Buffer.from(text, 'hex');

const commands: Record<string, [count: number, run: (...values: string[]) => string | Promise<string>]> = {
  sign: [
    5,
    (method = '', target = '', timestamp = '', nonce = '', body = '') =>
      signature({ method, target, timestamp, nonce, body }),
  ],
  target: [3, (target = '', timestamp = '', nonce = '') => targetToSign(target, timestamp, nonce)],
  seal: [4, (header = '', key = '', iv = '', text = '') => seal(header, hex(key), hex(iv), text)],
  encrypt: [1, (json = '') => encryptField(JSON.parse(json))],
  decrypt: [1, (jwe = '') => decrypted(jwe)],
  verify: [5, (...values) => verdict(...values)],
  send: [
    3,
    (method = '', target = '', body = '') => {
      const headers = { Authorization: `Bearer ${process.env.ACCESS_TOKEN}`, 'Idempotency-Key': 'key-of-the-driver' };
      return oneLine(() => sendSigned(method, target, { headers, body: body || undefined }));
    },
  ],
  query: [
    3,
    (method = '', target = '', body = '') =>
      oneLine(() => sendSignedQuery(method, target, { body: body || undefined })),
  ],
};

function decrypted(jwe: string): string {
  try {
    return JSON.stringify(decryptField(jwe));
  } catch {
    return 'refused';
  }
}

function verdict(status = '', requestId = '', timestamp = '', signed = '', body = ''): string {
  try {
    const key = { 'X-Key-Id': 'pk_sig_test_1' };
    const headers = new Headers({ ...key, 'X-Request-Id': requestId, 'X-Timestamp': timestamp, 'X-Signature': signed });
    verifyResponse(Number(status), headers, body);
    return 'genuine';
  } catch {
    return 'forged';
  }
}

/** What comes back, or an error as a program prints that does not catch it. */
async function oneLine(send: () => Promise<unknown>): Promise<string> {
  const printed = await send().then(JSON.stringify, (error) => inspect(error));
  // Until then the connection is not yet free for the next call.
  await setTimeout(10);
  return printed.replaceAll('\n', ' ');
}

const list = process.argv.slice(2);
while (list.length > 0) {
  const [count, run] = commands[list.shift() ?? ''] ?? [0, () => 'no such command'];
  console.log(await run(...list.splice(0, count)));
}
