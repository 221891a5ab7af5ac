import { createPrivateKey, createPublicKey } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getKey } from '../contract/published-vectors.ts';
import { type Arrived, startCheckingServer } from '../samples/checking-server.ts';
import { decryptForProvider, writeKeys } from '../samples/test-keys.ts';
import { copyInto, needs, needsPython, ROOT, run, TSX, workFolder } from '../samples/toolchain.ts';
import { readGuideCode } from './guide-code.ts';

// What a reader has who follows the Development Guide: its files side by side, keys, and a sandbox.
const blocks = readGuideCode();
const { folder, remove } = await workFolder();
const server = await startCheckingServer(answerAsSandbox);
const [HOLDER, CARD] = ['hld_01KF0AP9009D31MSWK5VF8F4F8', 'card_01KF0AP900QH1A0BJJ2XYJ7F7D'];
const ORDERS = { open: 'ord_01KF0AP900K04HXGGD9BQVYHZ6', recharge: 'ord_01KF0AP9006PYMJ9EZ0ZA2C57J' };

beforeAll(async () => {
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const { title, source } of blocks.filter(({ title = '' }) => /\.(?:ts|mjs|sh|py|java)$/.test(title)))
    await writeFile(join(folder, title ?? ''), source);
  await copyFile(join(ROOT, 'openapi/test-vectors.json'), join(folder, 'test-vectors.json'));
  await writeFile(join(folder, 'pk_sig.jwk.json'), JSON.stringify(getKey('pk_sig_test_1')));
  await writeFile(join(folder, 'pk_enc.jwk.json'), JSON.stringify(getKey('pk_enc_test_1')));
});

/** The request that the guide shows with its signature, as a reader reads it. */
function shownRequest() {
  const block = blocks.find(({ language, title }) => language === 'http' && title === 'request');
  const [head = '', body = ''] = block?.source.trimEnd().split('\n\n') ?? [];
  const [, method = '', target = ''] = /^(\w+) (\S+)/.exec(head) ?? [];
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  return { method, target, header, body };
}

const DRIVERS = join(ROOT, 'tests/guides/drivers');
afterAll(async () => {
  server.stop();
  await remove();
});

/** Answers with an object of the size that the guide's script reads; an order is final when it is asked for. */
function answerAsSandbox({ method, path }: Arrived): string {
  const order = (orderId: string, status: string, value: string) => ({
    orderId,
    cardId: CARD,
    status,
    walletAmount: { value, currency: 'USD' },
  });
  const data: Record<string, object> = {
    'POST /v2/biz/code2token': { accessToken: 'atk_of_this_test' },
    'POST /v2/holder': { holderId: HOLDER, status: 'pending' },
    [`GET /v2/holder/${HOLDER}`]: { holderId: HOLDER, status: 'approved' },
    'POST /v2/card/open': order(ORDERS.open, 'processing', '102.50'),
    [`GET /v2/card/log/${ORDERS.open}`]: order(ORDERS.open, 'success', '102.50'),
    'PATCH /v2/card/recharge': order(ORDERS.recharge, 'processing', '101.50'),
    [`GET /v2/card/log/${ORDERS.recharge}`]: order(ORDERS.recharge, 'success', '101.50'),
  };
  const found = data[`${method} ${path}`];
  const refusal = { code: 404001, error: 'PATH_NOT_FOUND', message: path };
  return JSON.stringify(found ? { code: 0, message: 'OK', data: found } : refusal);
}

test(
  ...needs('openssl', 'the published keys become files, and the shell script prints the signature of the guide'),
  async () => {
    await run(['node', 'jwk-to-pem.mjs'], { cwd: folder });

    const signature = (await run(['bash', 'sign.sh'], { cwd: folder })).trim();

    expect(signature).toBe(shownRequest().header('X-Signature'));
  },
);

test(
  ...needs('openssl', 'the two key pairs are of 3072 bits, and each public half is that of its private one'),
  async () => {
    const script = blocks.find(({ title }) => title === 'two key pairs')?.source ?? '';
    const keys = join(folder, 'keys');
    await mkdir(keys);

    await run(['bash', '-c', script], { cwd: keys });

    for (const name of ['mk_sig', 'mk_enc']) {
      const privateKey = createPrivateKey(await readFile(join(keys, `${name}.pem`)));
      const publicKey = createPublicKey(await readFile(join(keys, `${name}.pub.pem`)));
      expect(publicKey.equals(createPublicKey(privateKey)), name).toBe(true);
      expect(privateKey.asymmetricKeyDetails).toEqual({ modulusLength: 3072, publicExponent: 65537n });
    }
  },
);

test(...needsPython('cryptography', 'Python makes the headers that the guide shows'), async () => {
  const { method, target, header, body } = shownRequest();
  const request = {
    ...{ method, target, body, merchantId: header('X-Merchant-Id'), keyId: header('X-Key-Id') },
    ...{ timestamp: Number(header('X-Timestamp')), nonce: header('X-Nonce'), keyFile: `${header('X-Key-Id')}.pem` },
  };
  await writeKeys(folder);
  await copyInto(folder, [join(DRIVERS, 'call_sign.py')]);

  const printed = await run(['python3', 'call_sign.py', JSON.stringify(request)], { cwd: folder });

  const names = ['X-Merchant-Id', 'X-Key-Id', 'X-Timestamp', 'X-Nonce', 'X-Signature'];
  expect(JSON.parse(printed)).toEqual(Object.fromEntries(names.map((name) => [name, header(name)])));
});

test(...needs('javac', 'Java makes the signature that the guide shows'), async () => {
  const { method, target, header, body } = shownRequest();
  const sources = [join(folder, 'Signer.java'), join(DRIVERS, 'CallSigner.java')];
  await run(['javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', folder, ...sources], { cwd: folder });
  await writeKeys(folder);
  const keyFile = `${header('X-Key-Id')}.pem`;
  const values = ['X-Merchant-Id', 'X-Timestamp', 'X-Nonce'].map(header);

  const printed = await run(['java', '-cp', folder, 'CallSigner', keyFile, method, target, body, ...values], {
    cwd: folder,
  });

  expect(printed.trim()).toBe(header('X-Signature'));
});

test(...needs('node', 'the script at the end of the guide opens a card and recharges it'), async () => {
  await writeKeys(folder);
  await copyFile(join(folder, 'mk_sig_test_1.pem'), join(folder, 'mk_sig.pem'));
  const env = {
    BASE_URL: server.origin,
    MERCHANT_ID: 'mch_01KF0AP900N5Y4WP04V8T304CJ',
    KEY_ID: 'mk_sig_test_1',
    AUTH_CODE: 'Q2hhbmdlTWVDb2RlXzAxX2RlbW9fb25seV8wMDAx',
  };

  const printed = await run(['node', TSX, 'first-card.ts'], { cwd: folder, env });

  expect(printed).toBe('opened success 102.50\nrecharged success 101.50\n');
  expect(server.arrived.map(({ isSigned }) => isSigned)).not.toContain(false);
  expect(server.arrived.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v2/biz/code2token',
    'POST /v2/holder',
    `GET /v2/holder/${HOLDER}`,
    'POST /v2/card/open',
    `GET /v2/card/log/${ORDERS.open}`,
    'PATCH /v2/card/recharge',
    `GET /v2/card/log/${ORDERS.recharge}`,
  ]);
  const [exchange, person, , opening, , recharge] = server.arrived;
  expect(exchange?.headers.authorization).toBeUndefined();
  for (const order of [opening, recharge]) {
    expect(order?.headers.authorization).toBe('Bearer atk_of_this_test');
    expect(order?.headers['idempotency-key']).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  }
  const { encryptedNumber } = JSON.parse(person?.body ?? '').document;
  expect(JSON.parse(decryptForProvider(encryptedNumber))).toEqual({ number: 'E12345678', iat: expect.any(Number) });
  expect(JSON.parse(opening?.body ?? '').holderId).toBe(HOLDER);
  expect(JSON.parse(recharge?.body ?? '').cardId).toBe(CARD);
});
