import { verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { getTestKey } from '../../packages/simulator/core/test-merchant.ts';
import { requestStringToSign } from '../../packages/simulator/protocol/signing/string-to-sign.ts';

const SCRIPT = readFileSync(new URL('sign-with-crypto-js.js', import.meta.url), 'utf8');
const VARIABLES: Record<string, string> = {
  merchantId: 'mch_1',
  accessToken: 'atk_1',
  signingKey: JSON.stringify(getTestKey('mk_sig_test_1')),
  cardId: 'card_1',
};

/** What the script needs of Postman, in a context that has nothing else. */
function sign(method: string, url: string, template?: string) {
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => VARIABLES[name] ?? '');
  const headers = new Map<string, string>();
  const sent = { url, body: template };
  const body = template && {
    raw: template,
    update: ({ raw }: { raw: string }) => {
      sent.body = raw;
    },
  };
  const update = (text: string) => {
    sent.url = text;
  };
  const request = {
    ...{ method, body, url: { toString: () => url, update } },
    headers: { upsert: ({ key, value }: { key: string; value: string }) => headers.set(key, value) },
  };
  const pm = { variables: { get: (name: string) => VARIABLES[name], replaceIn: fill }, request };
  runInNewContext(SCRIPT, { pm, require: createRequire(import.meta.url) });
  return { ...sent, headers };
}

async function isGenuine(lines: Parameters<typeof requestStringToSign>[0], signature: string): Promise<boolean> {
  const key = { key: getTestKey('mk_sig_test_1'), format: 'jwk' } as const;
  return verify('sha256', Buffer.from(await requestStringToSign(lines)), key, Buffer.from(signature, 'base64'));
}

it('signs the filled-in body, and sets it back', async () => {
  const { headers, body } = sign(
    'POST',
    'https://api.example.com/v2/card/{{cardId}}?a=1',
    '{"id":"{{cardId}}","name":"陈"}',
  );

  expect(body).toBe('{"id":"card_1","name":"陈"}');
  expect(headers.get('Authorization')).toBe('Bearer atk_1');
  const signed = {
    ...{ method: 'POST', target: '/v2/card/card_1?a=1', merchantId: 'mch_1', body },
    timestamp: headers.get('X-Timestamp') ?? '',
    nonce: headers.get('X-Nonce') ?? '',
  };
  expect(await isGenuine(signed, headers.get('X-Signature') ?? '')).toBe(true);
  expect(await isGenuine({ ...signed, body: `${body} ` }, headers.get('X-Signature') ?? '')).toBe(false);
});

it('puts the signature of the token service into the query', async () => {
  const { url, headers } = sign('GET', 'https://token.example.com/user/refresh?b=2&a=x%20y');

  const [, target = '', signature = ''] = /^https:\/\/[^/]+(.*)&signature=(.*)$/.exec(url) ?? [];
  const query = new URLSearchParams(target.split('?')[1]);
  expect([...query.keys()]).toEqual(['a', 'b', 'keyId', 'merchantId', 'nonce', 'timestamp']);
  const stamp = { merchantId: 'mch_1', timestamp: query.get('timestamp') ?? '', nonce: query.get('nonce') ?? '' };
  expect(await isGenuine({ method: 'GET', target, ...stamp }, decodeURIComponent(signature))).toBe(true);
  expect(headers.size).toBe(0);
});
