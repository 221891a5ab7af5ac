import { expect, it } from 'vitest';
import { getTestKey } from '../../../../packages/simulator/core/test-merchant.ts';
import { signResponse } from '../../../../packages/simulator/protocol/signing/signer.ts';
import { readResponse } from '../../../../src/paste/read-response.ts';
import { diagnoseResponse } from './diagnose-response.ts';

const KEY = getTestKey('pk_sig_test_1');
const BODY = '{"code":0,"data":{"cardId":"c1"}}';

it.each([
  ['as it came', BODY, { kind: 'genuine', keyId: KEY.kid }],
  ['with the line feed of a terminal', `${BODY}\n`, { kind: 'genuine', keyId: KEY.kid }],
  ['printed again', JSON.stringify(JSON.parse(BODY), null, 2), { kind: 'printedAgain' }],
  ['changed', BODY.replace('c1', 'c2'), { kind: 'unexplained', keyId: KEY.kid }],
])('judges a response %s', async (_, body, verdict) => {
  expect(await judge(await print(body))).toEqual(verdict);
});

it('names the headers that are missing', async () => {
  const text = (await print(BODY)).replace(/^X-Key-Id.*\n/m, '');

  expect(await judge(text)).toEqual({ kind: 'missing', names: ['X-Key-Id'] });
});

it('says which key it does not have', async () => {
  expect(await judge(await print(BODY), [])).toEqual({ kind: 'keyUnknown', keyId: KEY.kid });
});

it('reads what curl -v prints', async () => {
  const text = (await print(BODY)).split('\n').map((line) => (line.startsWith('{') ? line : `< ${line}`));

  expect(await judge(['* Connected', ...text].join('\n'))).toEqual({ kind: 'genuine', keyId: KEY.kid });
});

it('takes nothing for a response that has no status line', () => {
  expect(readResponse(BODY)).toBeUndefined();
});

async function judge(text: string, keys = [KEY]) {
  const response = readResponse(text);
  if (!response) throw new Error('not read');
  return diagnoseResponse(response, keys);
}

/** A response whose signature is that of `BODY`, with another body after it. */
async function print(body: string): Promise<string> {
  const headers = await signResponse(
    { status: 200, requestId: 'req_1', body: BODY },
    { key: KEY, now: () => 1768464001000 },
  );
  return ['HTTP/1.1 200 OK', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body].join(
    '\n',
  );
}
