import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { createTestState, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { writeEnvironment } from '../../packages/simulator/node/server/environment-files.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { listExampleRequests } from '../contract/request-examples.ts';
import { ROOT, run, workFolder } from '../samples/toolchain.ts';
import { writePackage } from './write-package.ts';

/** Lines cost 0.5 kB: without them, a program that fails prints the whole module. */
const MAX_GZIP_BYTES = 13_000;
/** Of what a failing program prints: the limit of a line, exceeded by a template that cannot be broken. */
const LONGEST_LINE = 400;

const { folder, remove } = await workFolder();
const installed = join(folder, 'node_modules/merchant-api-client');

beforeAll(async () => {
  await writePackage(join(folder, 'package'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await run(['npm', 'install', '--install-links', '--offline', '--no-audit', './package'], { cwd: folder });
});
afterAll(remove);

/** Checks files of a reader, with the declarations of Node.js and strictly, those of the package included. */
async function compile(...files: string[]) {
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--module', 'nodenext', '--target', 'es2022'];
  const types = ['--typeRoots', join(ROOT, 'node_modules/@types'), '--types', 'node'];
  const tsc = join(ROOT, 'node_modules/typescript-7/bin/tsc');
  // The compiler prints what is wrong to standard output.
  await run([tsc, ...strict, ...types, ...files], { cwd: folder }).catch((error: { stdout: string }) =>
    expect.fail(error.stdout),
  );
}

it('is installed by npm alone, without dependencies, and no larger than a page can bear', async () => {
  const { dependencies } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  expect(dependencies).toBeUndefined();
  expect(gzipSync(await readFile(join(installed, 'index.js')), { level: 9 }).length).toBeLessThan(MAX_GZIP_BYTES);
});

it('has the same bytes from the same sources', async () => {
  await writePackage(join(folder, 'again'));
  for (const file of ['index.js', 'index.js.map', 'types/merchant.v2.d.ts', 'openapi/token.json'])
    expect(await readFile(join(folder, 'again', file), 'utf8'), file).toBe(
      await readFile(join(installed, file), 'utf8'),
    );
});

it('declares what it exports', async () => {
  const declared = [
    ...(await readFile(join(installed, 'index.d.ts'), 'utf8')).matchAll(/declare (?:function|class) (\w+)/g),
  ];
  expect(declared.map(([, name]) => name).toSorted()).toEqual(
    Object.keys(await import(join(installed, 'index.js'))).toSorted(),
  );
});

it('opens a card with the ten lines of its README, which strict checks accept', async () => {
  const [, code = ''] = /```ts\n(.*?)```/s.exec(await readFile(join(installed, 'README.md'), 'utf8')) ?? [];
  expect(code.trim().split('\n')).toHaveLength(10);
  await writeFile(join(folder, 'open-card.ts'), code);
  await compile('open-card.ts');

  const { server, host, stop } = createSandboxServer(createTestState({ seed: 'package', time: Date.now() }), {
    log: () => undefined,
  });
  onTestFinished(stop);
  const origin = await listen(server, 0);
  const { data } = host.control({ method: 'POST', path: '/sandbox/codes', body: {} });
  const { code: authCode } = data as { code: string };
  writeEnvironment(folder, { origin, accessToken: '', code: authCode });
  const env = {
    BASE_URL: origin,
    MERCHANT_ID,
    AUTH_CODE: authCode,
    KEY_FILE: join(folder, 'mk_sig_test_1.pem'),
    PROVIDER_SIGNING_KEY_FILE: join(folder, 'pk_sig_test_1.pub.pem'),
  };
  const tsx = join(ROOT, 'node_modules/tsx/dist/esm/index.mjs');
  expect(await run(['node', '--import', tsx, 'open-card.ts'], { cwd: folder, env })).toMatch(/^ord_/);
});

it('checks what is sent, leaves open what is received, and tells a refusal from an unknown outcome', async () => {
  await writeFile(
    join(folder, 'types.ts'),
    `import { createClient, type ClientOptions } from 'merchant-api-client';

export async function use(options: ClientOptions) {
  const client = createClient(options);
  const { data, error } = await client.GET('/v2/card/{cardId}', { params: { path: { cardId: 'card_1' } } });
  if (data) {
    const status: 'active' | (string & {}) = data.status;
    // Ciphertext without a key, else what is in it.
    const pan: string | undefined = typeof data.encryptedCard === 'object' ? data.encryptedCard.pan : data.encryptedCard;
    console.log(status === 'a new one', pan);
  } else if (error.kind === 'refused') console.log(error.code.toFixed(), error.retryAfterMs);
  else await client.repeat(error.call);

  await client.PATCH('/v2/card/pwd/{cardId}', { params: { path: { cardId: 'a' } }, body: { encryptedPin: { pin: '1', cardId: 'a' } } });
  await client.PATCH('/v2/card/pwd/{cardId}', { params: { path: { cardId: 'a' } }, body: { encryptedPin: 'eyJ…' } });
  await client.POST('/user/refresh');
  const { data: wallet } = await client.GET('/v2/biz/wallet');
  console.log(wallet?.balances[0]?.available.length);
  await client.listen({
    store: async (event) => {
      if (event.type === 'withdrawal.updated') console.log(event.data.withdrawalId);
    },
  });

  // @ts-expect-error: no such status can be set
  await client.PATCH('/v2/card/status/{cardId}', { params: { path: { cardId: 'a' } }, body: { status: 'activ' } });
  // @ts-expect-error: the card is missing
  await client.GET('/v2/card/{cardId}');
  // @ts-expect-error: no such path
  await client.GET('/v2/cards');
  // @ts-expect-error: another method
  await client.POST('/v2/biz/wallet');
  // @ts-expect-error: an encrypted field has all of its parts
  await client.PATCH('/v2/card/pwd/{cardId}', { params: { path: { cardId: 'a' } }, body: { encryptedPin: { pin: '1' } } });
}
`,
  );
  await compile('types.ts');
});

it('prints errors that are read: no line of a bundle, and a sentence where there is no WebSocket', async () => {
  const connect = `import { createClient } from 'merchant-api-client';
delete globalThis.WebSocket;
const { privateKey: key, publicKey } = await crypto.subtle.generateKey(
  { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' }, true, ['sign', 'verify']);
const toJwk = async (one) => ({ ...(await crypto.subtle.exportKey('jwk', one)), kid: 'key_1' });
const client = createClient({ baseUrl: 'http://127.0.0.1:9999', merchantId: 'm', maxAttempts: 1, access: { getToken: async () => 'token' },
  signingKey: await toJwk(key), verificationKeys: [await toJwk(publicKey)] });
`;
  const fail = async (code: string) => {
    await writeFile(join(folder, 'fail.js'), connect + code);
    const printed = await run(['node', 'fail.js'], { cwd: folder }).catch(({ stderr }: { stderr: string }) => stderr);
    expect(Math.max(...printed.split('\n').map(({ length }) => length))).toBeLessThan(LONGEST_LINE);
    return printed;
  };

  expect(await fail(`throw (await client.GET('/v2/biz/wallet')).error;`)).toContain(
    'UnknownOutcomeError: GET /v2/biz/wallet: outcome unknown, no connection, or it was cut.',
  );
  expect(await fail(`await client.listen({ store: async () => {} });`)).toContain(
    'TypeError: This platform has no WebSocket, as Node.js 20: install the package ws',
  );
});

it('accepts every request example of every operation page', async () => {
  const requests = await listExampleRequests();
  expect(requests.length).toBeGreaterThan(40);
  const calls = requests.map(
    ({ title, method, path, ...init }) =>
      `  // ${title}\n  await client.${method}('${path}', ${JSON.stringify(init)});\n`,
  );
  await writeFile(
    join(folder, 'examples.ts'),
    `import type { Client, Event, Paths } from 'merchant-api-client';\n
export async function use(client: Client<Paths, Event>) {\n${calls.join('')}}\n`,
  );
  await compile('examples.ts');
});
