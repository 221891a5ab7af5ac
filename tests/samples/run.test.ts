import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { className } from '../../scripts/content/describe/samples/java.ts';
import { startCheckingServer } from './checking-server.ts';
import { siteSamples } from './site-samples.ts';
import { decryptForProvider, writeKeys } from './test-keys.ts';
import { copyInto, describeLanguages, HELPERS, needs, run, TSX, workFolder } from './toolchain.ts';

/** One operation of each kind: a read, a change with an idempotency key, an encrypted field, a signed query. */
const CHOSEN = ['getWallet', 'openCard', 'setCardPin', 'withdrawToken'];

const { folder, remove } = await workFolder();
const server = await startCheckingServer();
const samples = (await siteSamples('en')).filter(({ name }) => CHOSEN.includes(name));

beforeAll(async () => {
  await writeKeys(folder);
  // What Node.js 22 finds out by itself.
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(async () => {
  server.stop();
  await remove();
});

describeLanguages('samples run, sign what they send, and accept only what the provider signed', {
  bash: () =>
    it(...needs('curl', 'cURL'), () => expectToRun('bash', 'merchant-signing.sh', (name) => ['bash', `${name}.bash`])),

  ts: () =>
    it(...needs('node', 'Node.js'), () =>
      expectToRun('ts', 'merchant-signing.ts', (name) => ['node', TSX, `${name}.ts`]),
    ),

  python: () =>
    it(...needs('python3', 'Python'), () =>
      expectToRun('python', 'merchant_signing.py', (name) => ['python3', `${name}.python`]),
    ),

  php: () =>
    it(...needs('php', 'PHP'), () => expectToRun('php', 'merchant-signing.php', (name) => ['php', `${name}.php`])),

  go: () =>
    it(...needs('go', 'Go'), () =>
      expectToRun('go', 'merchant_signing.go', (name) => ['go', 'run', `${name}.go`, 'merchant_signing.go']),
    ),

  java: () =>
    it(...needs('javac', 'Java'), async () => {
      const programs = samples.filter(({ language }) => language === 'java');
      const files = programs.map(({ name, code }) => ({ file: join(folder, `${className(name)}.java`), code }));
      for (const { file, code } of files) await writeFile(file, code.source);
      const sources = [join(HELPERS, 'MerchantSigning.java'), ...files.map(({ file }) => file)];
      await run(['javac', '-encoding', 'UTF-8', '-d', folder, ...sources], { cwd: folder });
      await expectToRun('java', 'MerchantSigning.java', (name) => [
        'java',
        '-Xshare:auto',
        '-XX:TieredStopAtLevel=1',
        '-cp',
        folder,
        className(name),
      ]);
    }),
});

async function expectToRun(language: string, helper: string, command: (name: string) => string[]): Promise<void> {
  await copyInto(folder, [join(HELPERS, helper)]);
  server.arrived.length = 0;
  for (const { name, code } of samples.filter((sample) => sample.language === language)) {
    await writeFile(join(folder, `${name}.${language}`), code.source);
    const env = { BASE_URL: server.origin, ACCESS_TOKEN: 'atk_of_this_test' };
    expect(await run(command(name), { cwd: folder, env })).toContain('{"code":0,"message":"OK"}');
  }
  const [wallet, opening, pin, withdrawal] = CHOSEN.map((name) => server.arrived[getOrder(language).indexOf(name)]);

  expect(server.arrived.map(({ isSigned }) => isSigned)).toEqual([true, true, true, true]);
  expect(wallet).toMatchObject({ method: 'GET', path: '/v2/biz/wallet', body: '' });
  expect(opening).toMatchObject({ method: 'POST', path: '/v2/card/open' });
  expect(opening?.headers['idempotency-key']).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(opening?.headers.authorization).toBe('Bearer atk_of_this_test');
  expect(opening?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(opening?.body ?? '')).toMatchObject({ initialAmount: { value: '100.00', currency: 'USD' } });
  expect(pin?.method).toBe('PATCH');
  const plaintext = JSON.parse(decryptForProvider(JSON.parse(pin?.body ?? '').encryptedPin));
  expect(plaintext).toEqual({ pin: '482915', cardId: pin?.path.split('/').at(-1), iat: expect.any(Number) });
  expect(Math.abs(plaintext.iat - Date.now() / 1000)).toBeLessThan(300);
  expect(withdrawal).toMatchObject({ method: 'POST', path: '/user/withdraw' });
}

function getOrder(language: string): string[] {
  return samples.filter((sample) => sample.language === language).map(({ name }) => name);
}
