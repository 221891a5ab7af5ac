import { describe, expect, it } from 'vitest';
import { getTestKey, MERCHANT_ID } from '../../../../packages/simulator/core/test-merchant.ts';
import { sign } from '../../../../packages/simulator/protocol/signing/rsa-signature.ts';
import type { PastedRequest } from '../../../../src/paste/request/pasted-request.ts';
import { CAUSES, requestLines } from './causes.ts';
import { diagnose } from './diagnose.ts';
import { readSignedRequest, withCredentials } from './signed-request.ts';

const NOW = 1768464001000;
const KEY = getTestKey('mk_sig_test_1');
const KEYS = [KEY, getTestKey('pk_sig_test_1')];

const UNSIGNED = withCredentials(
  {
    format: 'curl',
    method: 'POST',
    target: '/v2/card?page=1&name=%E5%8D%A1%20A',
    headers: [],
    body: '{ "b": "é/", "a": 1 }',
  },
  { merchantId: MERCHANT_ID, keyId: KEY.kid, timestamp: String(NOW), nonce: '0b7f3d2e9a1c4f58b6d0e8c7a5f31924' },
);

describe('a signature over something else than the string to sign', () => {
  it.each(CAUSES.map(([cause]) => cause))('is explained by %s and proven', async (cause) => {
    const texts = await guess(cause);
    // Some have thousands.
    for (const text of texts.length > 100 ? [...texts.slice(0, 2), ...texts.slice(-2)] : texts) {
      const { verdict, certainty } = await diagnoseSigned(text);
      expect(verdict).toEqual({ kind: 'cause', cause });
      expect(certainty).toBe('proven');
    }
  });

  it('is only likely explained when the key is not known', async () => {
    const [text = ''] = await guess('lineFeed');
    const request = withCredentials(UNSIGNED, { signature: await sign(text, KEY) });
    const found = await diagnose({ request, signed: String(text), keys: [], now: NOW });

    expect(found.verdict).toEqual({ kind: 'cause', cause: 'lineFeed' });
    expect(found.certainty).toBe('likely');
  });

  it('is determined by the line that differs when no known mistake fits', async () => {
    const text = (await stringToSign()).replace('page=1', 'page=2');
    const request = withCredentials(UNSIGNED, { signature: await sign(text, KEY) });
    const found = await diagnose({ request, signed: text, keys: KEYS, now: NOW });

    expect(found.verdict).toEqual({ kind: 'line', line: 2 });
    expect(found.certainty).toBe('proven');
    expect(found.lines[1]?.difference).toEqual({ offset: 14, server: 0x31, own: 0x32 });
  });
});

describe('a signature over the right text', () => {
  it('verifies', async () => {
    expect((await diagnoseSigned(await stringToSign())).verdict).toEqual({ kind: 'genuine' });
  });

  it('is not compared with what somebody signed before', async () => {
    const request = withCredentials(UNSIGNED, { signature: await sign(await stringToSign(), KEY) });
    const found = await diagnose({ request, signed: 'POST\n', keys: KEYS, now: NOW });

    expect(found.verdict).toEqual({ kind: 'genuine' });
    expect(found.lines.filter(({ difference }) => difference)).toEqual([]);
  });

  it('with another key names that key', async () => {
    const signature = await sign(await stringToSign(), getTestKey('pk_sig_test_1'));
    const found = await diagnose({ request: withCredentials(UNSIGNED, { signature }), keys: KEYS, now: NOW });

    expect(found.verdict).toEqual({ kind: 'anotherKey', keyId: 'pk_sig_test_1' });
  });

  it('at another time is a matter of the clock', async () => {
    const signature = await sign(await stringToSign(), KEY);
    const request = withCredentials(UNSIGNED, { signature });
    const found = await diagnose({ request, keys: KEYS, now: NOW + 301_000 });

    expect(found.verdict).toEqual({ kind: 'clock', seconds: 301 });
  });

  it('in base64url is recognised', async () => {
    const signature = (await sign(await stringToSign(), KEY))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
    const found = await diagnose({ request: withCredentials(UNSIGNED, { signature }), keys: KEYS, now: NOW });

    expect([found.verdict, found.certainty]).toEqual([{ kind: 'encoding', encoding: 'base64url' }, 'proven']);
  });
});

it('names what is missing before anything else', async () => {
  const request: PastedRequest = { ...UNSIGNED, headers: UNSIGNED.headers.filter(([name]) => name !== 'X-Nonce') };

  expect((await diagnose({ request, keys: KEYS, now: NOW })).verdict).toEqual({
    kind: 'missing',
    names: ['nonce', 'signature'],
  });
});

it('names the header whose value cannot be right', async () => {
  const signature = await sign(await stringToSign(), KEY);
  const request = withCredentials(UNSIGNED, { signature, timestamp: 'now' });

  expect((await diagnose({ request, keys: KEYS, now: NOW })).verdict).toEqual({ kind: 'malformed', name: 'timestamp' });
});

it('reads the query of the token service in byte order', async () => {
  const request: PastedRequest = {
    format: 'http',
    method: 'GET',
    target: `/token/user?userId=u1&nonce=0b7f3d2e9a1c4f58b6d0&timestamp=${NOW}&keyId=${KEY.kid}&merchantId=${MERCHANT_ID}&signature=x`,
    headers: [],
  };
  const text = (await requestLines(readSignedRequest(request))).map((line) => `${line}\n`).join('');
  const signed = withCredentials(request, { signature: await sign(text, KEY) });

  expect(text.split('\n')[1]).toMatch(/^\/token\/user\?keyId=.*&merchantId=.*&nonce=.*&timestamp=.*&userId=u1$/);
  expect((await diagnose({ request: signed, keys: KEYS, now: NOW })).verdict).toEqual({ kind: 'genuine' });
});

async function stringToSign(): Promise<string> {
  return (await requestLines(readSignedRequest(UNSIGNED))).map((line) => `${line}\n`).join('');
}

async function guess(cause: string) {
  const texts = await CAUSES.find(([name]) => name === cause)?.[1](readSignedRequest(UNSIGNED));
  return texts ?? [];
}

async function diagnoseSigned(text: Parameters<typeof sign>[0]) {
  const request = withCredentials(UNSIGNED, { signature: await sign(text, KEY) });
  return diagnose({ request, keys: KEYS, now: NOW });
}
