import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vectors } from '../contract/published-vectors.ts';
import { decryptForProvider, writeKeys } from './test-keys.ts';
import { copyInto, describeLanguages, HELPERS, needs, ROOT, run, TSX, workFolder } from './toolchain.ts';

const DRIVERS = join(ROOT, 'tests/samples/drivers');
const PLAINTEXT = '{"pin":"482915","name":"卡"}';

const { folder, remove } = await workFolder();
afterAll(remove);

/** What the drivers are asked, and the answers that follow from the published vectors. */
const questions = [...vectors.signatures.flatMap(aboutSignature), ...vectors.encryptions.map(aboutEncryption)];

beforeAll(() => writeKeys(folder));

describeLanguages('the signing helper of each language agrees with the published vectors', {
  bash: () => it(...needs('bash', 'cURL'), () => expectAgreement(['bash', join(DRIVERS, 'driver.sh')])),

  ts: () => it(...needs('node', 'Node.js'), () => expectAgreement(['node', TSX, join(DRIVERS, 'driver.ts')])),

  python: () => it(...needs('python3', 'Python'), () => expectAgreement(['python3', join(DRIVERS, 'driver.py')])),

  php: () => it(...needs('php', 'PHP'), () => expectAgreement(['php', join(DRIVERS, 'driver.php')])),

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

async function expectAgreement(driver: string[]): Promise<void> {
  const asked = questions.flatMap(({ question }) => question);
  // Every process runs in UTF-8, as a server does.
  const env = { HELPER_FOLDER: HELPERS, LC_ALL: 'C.UTF-8' };
  const target = ['target', '/user?userId-2=a%20b&userId=~9', '1', '2'];
  const printed = await run([...driver, ...asked, ...target, 'encrypt', PLAINTEXT], { cwd: folder, env });

  const answers = printed.trim().split('\n');
  const jwe = answers.pop() ?? '';
  const own = 'keyId=mk_sig_test_1&merchantId=mch_01KF0AP900N5Y4WP04V8T304CJ&nonce=2&timestamp=1';
  expect(answers).toEqual([...questions.map(({ answer }) => answer), `/user?${own}&userId=~9&userId-2=a%20b`]);
  expect(JSON.parse(decryptForProvider(jwe))).toEqual(JSON.parse(PLAINTEXT));
}

function aboutSignature({ request, response, signature }: (typeof vectors.signatures)[number]) {
  if (request) {
    const { method, target, timestamp, nonce, body } = request;
    return [{ question: ['sign', method, target, timestamp, nonce, body ?? ''], answer: signature }];
  }
  const { status = 0, requestId = '', timestamp = '', body = '' } = response ?? {};
  const question = ['verify', String(status), requestId, timestamp, signature];
  return [
    { question: [...question, body], answer: 'genuine' },
    { question: [...question, `${body} `], answer: 'forged' },
  ];
}

function aboutEncryption({ encodedHeader, cekHex, ivHex, plaintext, compact }: (typeof vectors.encryptions)[number]) {
  const [, , ...sealed] = compact.split('.');
  return { question: ['seal', encodedHeader, cekHex, ivHex, plaintext], answer: sealed.join('.') };
}
