import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vectors } from '../contract/published-vectors.ts';
import { decryptForProvider, keyEnvironment, MERCHANT_ID, writeKeys } from './test-keys.ts';
import {
  addPhpLibrary,
  copyInto,
  describeLanguages,
  HELPERS,
  needs,
  needsPhp,
  needsPython,
  ROOT,
  run,
  TSX,
  workFolder,
} from './toolchain.ts';

const DRIVERS = join(ROOT, 'tests/samples/drivers');
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

beforeAll(() => writeKeys(folder));

describeLanguages('the signing helper of each language agrees with the published vectors', {
  bash: () => it(...needs('bash', 'cURL, which signs only'), () => expectSigning(['bash', join(DRIVERS, 'driver.sh')])),

  ts: () => it(...needs('node', 'Node.js'), () => expectAgreement(['node', TSX, join(DRIVERS, 'driver.ts')])),

  python: () =>
    it(...needsPython('cryptography', 'Python'), () => expectAgreement(['python3', join(DRIVERS, 'driver.py')])),

  php: () =>
    it(...needsPhp('PHP'), async () => {
      await copyInto(folder, [join(HELPERS, 'merchant-signing.php')]);
      await addPhpLibrary(folder);
      await expectAgreement(['php', join(DRIVERS, 'driver.php')], folder);
    }),

  java: () =>
    it(...needs('javac', 'Java'), async () => {
      const sources = [join(HELPERS, 'MerchantSigning.java'), join(DRIVERS, 'Driver.java')];
      await run(['javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', folder, ...sources], { cwd: folder });
      await expectAgreement(['java', '-Dfile.encoding=UTF-8', '-Dsun.jnu.encoding=UTF-8', '-cp', folder, 'Driver']);
    }),

  go: () =>
    it(...needs('go', 'Go'), async () => {
      await copyInto(folder, [join(HELPERS, 'merchant_signing.go'), join(DRIVERS, 'driver.go')]);
      await expectAgreement(['go', 'run', 'driver.go', 'merchant_signing.go']);
    }),
});

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

async function expectSigning(driver: string[]): Promise<void> {
  expect(await ask(driver, SIGNING)).toEqual(SIGNING.map(({ expected }) => expected));
}

async function expectAgreement(driver: string[], helpers?: string): Promise<void> {
  const cases = [...SIGNING, ...FIELDS];
  const printed = await ask(driver, [...cases, { args: ['encrypt', PLAINTEXT], expected: '' }], { helpers });
  const jwe = printed.pop() ?? '';
  expect(printed.map(inOneForm)).toEqual(cases.map(({ expected }) => inOneForm(expected)));
  expect(JSON.parse(decryptForProvider(jwe))).toEqual(JSON.parse(PLAINTEXT));
  const refused = await ask(driver, REFUSALS, { helpers, decryptionKey: 'pk_enc_test_1.pem' });
  expect(refused).toEqual(REFUSALS.map(() => 'refused'));
}

async function ask(
  driver: string[],
  cases: HelperCase[],
  { helpers = HELPERS, decryptionKey = 'mk_enc_test_1.pem' } = {},
): Promise<string[]> {
  // Every process runs in UTF-8, as a server does.
  const env = {
    ...keyEnvironment(folder),
    DECRYPTION_KEY_FILE: join(folder, decryptionKey),
    BASE_URL: 'http://localhost',
    HELPER_FOLDER: helpers,
    LC_ALL: 'C.UTF-8',
  };
  const printed = await run([...driver, ...cases.flatMap(({ args }) => args)], { cwd: folder, env });
  return printed.trim().split('\n');
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
