import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { vectors } from '../contract/published-vectors.ts';
import { needs } from '../setup/installed.ts';
import { atNight } from '../setup/nightly.ts';
import { isDaily } from './execution/each-language.ts';
import { HELPER_DRIVERS } from './helper-drivers.ts';
import { nextKey, RESPONSES, RESPONSES_OF_CURL, type ResponseCase, startServices } from './response-cases.ts';
import { decryptForProvider, keyEnvironment, MERCHANT_ID, writeKeys } from './test-keys.ts';
import { HELPERS, run, workFolder } from './toolchain.ts';

const PLAINTEXT = '{"pin":"482915","name":"卡"}';

const { folder, remove } = await workFolder();
afterAll(remove);

type HelperCase = { args: string[]; expected: string };

const SIGNING = [...vectors.signatures.flatMap(aboutRequest), aboutTarget()];
const FIELDS = [...vectors.signatures.flatMap(aboutResponse), ...vectors.encryptions.flatMap(aboutEncryption)];
/** For the key of the provider. What else its server refuses, such as an unknown member of the header, is its own rule. */
const REFUSALS = vectors.refusedCiphertexts
  .filter(({ title, step }) => ['cek', 'tag'].includes(step) || /^(?:alg|enc|four|a sixth) /.test(title))
  .map(aboutRefusal);

beforeAll(async () => {
  await writeKeys(folder);
  await writeFile(join(folder, 'pk_sig_test_2.pem'), nextKey.publicKey.export({ type: 'spki', format: 'pem' }));
});

/** The helper of cURL makes signatures; it reads no responses and encrypts nothing. */
const SIGNS_ONLY = 'bash';

for (const [language, { needed, build }] of Object.entries(HELPER_DRIVERS)) {
  const [label, options] = needed;
  describe.skipIf(options.skip)(label, atNight(isDaily(language) || language === 'python'), () => {
    let command: string[];
    beforeAll(async () => {
      command = await build(folder);
    }, options.timeout);

    it('agrees with the published vectors', options, async () => {
      await (language === SIGNS_ONLY ? expectSigning(command) : expectAgreement(command));
    });

    it(
      'follows no redirect, picks the key that verifies a response, and keeps bodies out of errors',
      options,
      async () => {
        const services = await startServices();
        onTestFinished(() => {
          for (const { stop } of Object.values(services)) stop();
        });
        const { merchant, token, other } = services;
        const cases = language === SIGNS_ONLY ? RESPONSES_OF_CURL : RESPONSES;
        const env = {
          BASE_URL: merchant.origin,
          TOKEN_BASE_URL: token.origin,
          ACCESS_TOKEN: 'atk_secret',
          PROVIDER_SIGNING_KEY_FILE: `${folder}/pk_sig_test_1.pub.pem, ${folder}/pk_sig_test_2.pem`,
        };

        const printed = await ask(command, cases, env);

        expect(printed).toEqual(cases.map(({ expected }) => expect.stringMatching(expected)));
        expect(printed.join('\n')).not.toMatch(/secret|signature=/);
        expect([...new Set(merchant.arrived)]).toEqual(listCalls(cases, 'send'));
        expect([...new Set(token.arrived)]).toEqual(listCalls(cases, 'query'));
        expect(other.arrived).toEqual([]);
      },
    );
  });
}

function listCalls(cases: ResponseCase[], sentBy: string): string[] {
  return cases.flatMap(({ args: [command, method, path] }) => (command === sentBy ? [`${method} ${path}`] : []));
}

it(...needs('bash', 'cURL sends a body as JSON, whatever is in it'), async () => {
  const body = '{"text": "\\"\\\\ 卡\\n"}\n';
  const script = `source ${join(HELPERS, 'merchant-signing.sh')}; transfer_options "$BODY"`;
  const env = { ...keyEnvironment(folder), BASE_URL: 'http://localhost', BODY: body };

  const options = await run(['bash', '-c', script], { cwd: folder, env });

  expect(options).toContain('header = "Content-Type: application/json; charset=utf-8"\n');
  // In curl's configuration, quoted text has the escapes of JSON.
  const [, quoted = ''] = /^data-raw = (".*")$/m.exec(options) ?? [];
  expect(JSON.parse(quoted)).toBe(body);
});

async function expectSigning(command: string[]): Promise<void> {
  expect(await ask(command, SIGNING)).toEqual(SIGNING.map(({ expected }) => expected));
}

async function expectAgreement(command: string[]): Promise<void> {
  const cases = [...SIGNING, ...FIELDS];
  const printed = await ask(command, [...cases, { args: ['encrypt', PLAINTEXT] }]);
  const jwe = printed.pop() ?? '';
  expect(printed.map(inOneForm)).toEqual(cases.map(({ expected }) => inOneForm(expected)));
  expect(JSON.parse(decryptForProvider(jwe))).toEqual(JSON.parse(PLAINTEXT));
  const refused = await ask(command, REFUSALS, { DECRYPTION_KEY_FILE: join(folder, 'pk_enc_test_1.pem') });
  expect(refused).toEqual(REFUSALS.map(() => 'refused'));
}

/** The lines that the driver of a helper prints. */
async function ask(command: string[], cases: { args: string[] }[], env?: Record<string, string>): Promise<string[]> {
  const environment = {
    ...keyEnvironment(folder),
    BASE_URL: 'http://localhost',
    HELPER_FOLDER: folder,
    // Every process runs in UTF-8, as a server does.
    LC_ALL: 'C.UTF-8',
    ...env,
  };
  const printed = await run([...command, ...cases.flatMap(({ args }) => args)], { cwd: folder, env: environment });
  return printed.split('\n').filter(Boolean);
}

/** JSON is printed in the ways of each language. */
function inOneForm(expected: string): string {
  return expected.startsWith('{') ? JSON.stringify(JSON.parse(expected)) : expected;
}

function aboutRequest({ request, signature }: (typeof vectors.signatures)[number]): HelperCase[] {
  if (!request) return [];
  const { method, target, timestamp, nonce, body } = request;
  return [{ args: ['sign', method, target, timestamp, nonce, body ?? ''], expected: signature }];
}

function aboutTarget(): HelperCase {
  const own = `keyId=mk_sig_test_1&merchantId=${MERCHANT_ID}&nonce=2&timestamp=1`;
  return {
    args: ['target', '/user?userId-2=a%20b&userId=~9', '1', '2'],
    expected: `/user?${own}&userId=~9&userId-2=a%20b`,
  };
}

function aboutResponse({ response, signature }: (typeof vectors.signatures)[number]): HelperCase[] {
  if (!response) return [];
  const { status, requestId, timestamp, body } = response;
  const args = ['verify', String(status), requestId, timestamp, signature];
  return [
    { args: [...args, body], expected: 'genuine' },
    { args: [...args, `${body} `], expected: 'forged' },
  ];
}

function aboutEncryption({
  kid,
  encodedHeader,
  cekHex,
  ivHex,
  plaintext,
  compact,
}: (typeof vectors.encryptions)[number]) {
  const [, , ...sealed] = compact.split('.');
  const cases: HelperCase[] = [{ args: ['seal', encodedHeader, cekHex, ivHex, plaintext], expected: sealed.join('.') }];
  if (kid === 'mk_enc_test_1') cases.push({ args: ['decrypt', compact], expected: plaintext });
  return cases;
}

function aboutRefusal({ compact }: (typeof vectors.refusedCiphertexts)[number]): HelperCase {
  return { args: ['decrypt', compact], expected: 'refused' };
}
