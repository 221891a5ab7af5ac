import { createHash, createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { createTestState } from '../../packages/simulator/core/test-merchant.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { getRecord } from '../contract/documents.ts';
import { getKey } from '../contract/published-vectors.ts';
import { SECRET, startServices } from '../samples/response-cases.ts';
import { writeKeys } from '../samples/test-keys.ts';
import { copyInto, ROOT, run, workFolder } from '../samples/toolchain.ts';
import { needs } from '../setup/installed.ts';
import { readGuideCode } from './guide-code.ts';

// What a reader has who follows the Development Guide: its files side by side, keys, and a sandbox.
const blocks = readGuideCode();
const { folder, remove } = await workFolder();

beforeAll(async () => {
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const { title, source } of blocks.filter(({ title = '' }) => /\.(?:ts|mjs|sh|py|java)$/.test(title)))
    await writeFile(join(folder, title ?? ''), source);
  await copyFile(join(ROOT, 'openapi/test-vectors.json'), join(folder, 'test-vectors.json'));
});

/** The request that the guide shows with its signature, as a reader reads it. */
function shownRequest() {
  const block = blocks.find(({ language, title }) => language === 'http' && title === 'request');
  const [head = '', body = ''] = block?.source.trimEnd().split('\n\n') ?? [];
  const [, method = '', target = ''] = /^(\w+) (\S+)/.exec(head) ?? [];
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  return { method, target, header, body };
}

const SIGNATURE = ['X-Merchant-Id', 'X-Key-Id', 'X-Timestamp', 'X-Nonce', 'X-Signature'];
/** With an access token, and with a body. */
const OPTIONAL = ['Authorization', 'Content-Type'];

/** The files that the quick start asks for, in a folder. */
async function createQuickStart(name: string): Promise<string> {
  const own = join(folder, name);
  await mkdir(own);
  await copyInto(own, [join(ROOT, 'samples/first-card.mjs'), join(ROOT, 'openapi/test-vectors.json')]);
  return own;
}

const DRIVERS = join(ROOT, 'tests/guides/drivers');
afterAll(remove);

test(
  ...needs('openssl', 'the published keys become files, and the shell script prints the signature of the guide'),
  async () => {
    await run(['node', 'jwk-to-pem.mjs'], { cwd: folder });

    const signature = (await run(['bash', 'sign.sh'], { cwd: folder, env: { KEY_FILE: 'mk_sig_test_1.pem' } })).trim();

    expect(signature).toBe(shownRequest().header('X-Signature'));
  },
);

test(...needs([], 'the script of the guide opens test vector V5'), async () => {
  const vectors = JSON.parse(await readFile(join(ROOT, 'openapi/test-vectors.json'), 'utf8'));
  const { cekHex, kid, plaintext } = vectors.encryptions.find(({ id }: { id: string }) => id === 'V5');

  expect(await run(['node', 'open-v5.mjs'], { cwd: folder })).toBe(`${kid} ${cekHex}\n${plaintext}\n`);
});

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

test(...needs('python-cryptography', 'Python makes the headers that the guide shows'), async () => {
  const { method, target, header, body } = shownRequest();
  const [, accessToken = ''] = header('Authorization').split(' ');
  const request = {
    ...{ method, target, body, accessToken, merchantId: header('X-Merchant-Id'), keyId: header('X-Key-Id') },
    ...{ timestamp: Number(header('X-Timestamp')), nonce: header('X-Nonce'), keyFile: `${header('X-Key-Id')}.pem` },
  };
  await writeKeys(folder);
  await copyInto(folder, [join(DRIVERS, 'call_sign.py')]);

  const printed = await run(['python3', 'call_sign.py', JSON.stringify(request)], { cwd: folder });

  const [headers, bare] = JSON.parse(printed);
  expect(headers).toEqual(Object.fromEntries([...SIGNATURE, ...OPTIONAL].map((name) => [name, header(name)])));
  expect(Object.keys(bare)).toEqual(SIGNATURE);
});

test('Node.js makes the same headers, with a signature of its own time and nonce', async () => {
  const { method, target, header, body } = shownRequest();
  const key = createPrivateKey({ key: getKey('mk_sig_test_1'), format: 'jwk' });
  const privateKeyPem = key.export({ type: 'pkcs8', format: 'pem' });
  const [merchantId, keyId, authorization] = ['X-Merchant-Id', 'X-Key-Id', 'Authorization'].map(header);
  const credentials = { merchantId, keyId, privateKeyPem };
  const accessToken = authorization?.replace('Bearer ', '');
  const { signedHeaders } = await import(join(folder, 'sign.ts'));

  const headers = signedHeaders({ method, target, body }, { ...credentials, accessToken });

  const digest = createHash('sha256').update(body).digest('hex');
  const lines = [method, target, merchantId, headers['X-Timestamp'], headers['X-Nonce'], digest];
  const signed = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  expect(verify('sha256', signed, createPublicKey(key), Buffer.from(headers['X-Signature'], 'base64'))).toBe(true);
  expect(Object.keys(headers)).toEqual([...SIGNATURE, ...OPTIONAL]);
  expect(headers).toMatchObject(Object.fromEntries(OPTIONAL.map((name) => [name, header(name)])));
  expect(Object.keys(signedHeaders({ method: 'GET', target }, credentials))).toEqual(SIGNATURE);
});

test(...needs('java', 'Java makes the signature that the guide shows, and the same headers'), async () => {
  const { method, target, header, body } = shownRequest();
  const sources = [join(folder, 'Signer.java'), join(DRIVERS, 'CallSigner.java')];
  await run(['javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', folder, ...sources], { cwd: folder });
  await writeKeys(folder);
  const keyFile = `${header('X-Key-Id')}.pem`;
  const values = ['X-Merchant-Id', 'X-Timestamp', 'X-Nonce'].map(header);

  const printed = await run(['java', '-cp', folder, 'CallSigner', keyFile, method, target, body, ...values], {
    cwd: folder,
  });

  const [signature, ...headers] = printed.trim().split('\n');
  expect(signature).toBe(header('X-Signature'));
  // A map is printed as {name=value, …}.
  const names = headers.map((line) =>
    line
      .slice(1, -1)
      .split(', ')
      .map((entry) => entry.split('=')[0]),
  );
  expect(names).toEqual([[...SIGNATURE, ...OPTIONAL], SIGNATURE]);
});

test.each([
  ['307', /Redirect \(HTTP 307\), not followed/],
  ['unknown-key', /not signed by the provider \(HTTP 200\)/],
  ['unsigned', /not signed by the provider \(HTTP 200\)/],
])('the script of the quick start refuses a response that the provider did not sign: %s', async (always, complaint) => {
  const own = await createQuickStart(always);
  const services = await startServices({ always });
  onTestFinished(() => {
    for (const { stop } of Object.values(services)) stop();
  });
  const env = { BASE_URL: services.merchant.origin, AUTH_CODE: SECRET };

  const refused = run(['node', 'first-card.mjs'], { cwd: own, env });

  await expect(refused).rejects.toHaveProperty('stderr', expect.stringMatching(complaint));
  await expect(refused).rejects.not.toHaveProperty('stderr', expect.stringContaining(SECRET));
  expect(services.other.arrived).toEqual([]);
});

test(...needs([], 'the script of the quick start opens a card in a fresh sandbox and recharges it'), async () => {
  const own = await createQuickStart('quick-start');
  const { server, host, stop } = createSandboxServer(createTestState({ seed: 'quick start', time: Date.now() }), {
    log: () => undefined,
  });
  onTestFinished(stop);
  const { code } = getRecord(host.control({ method: 'POST', path: '/sandbox/codes' }).data, 'code');
  const env = { BASE_URL: await listen(server, 0), AUTH_CODE: String(code) };

  const printed = await run(['node', 'first-card.mjs'], { cwd: own, env });

  expect(printed.split('\n').filter((line) => !/^(?:GET|POST|PATCH) /.test(line))).toEqual([
    'opened success 102.50',
    'recharged success 101.50',
    expect.stringMatching(/^export CARD_ID=card_\w{26}$/),
    '',
  ]);
});
