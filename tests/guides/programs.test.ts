import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { getRecord, readDocument } from '../contract/documents.ts';
import { encryptionVector, getKey } from '../contract/published-vectors.ts';
import { decryptForProvider } from '../samples/test-keys.ts';
import { readGuideCode } from './guide-code.ts';

// The programs of the guides that no other one calls in full, as a reader has them who copies the blocks into a folder.
type TokenSet = { accessToken: string; refreshToken: string; issuedAt: string; expiresIn: number };
type Order = { orderId: string; status: string };
type Files = {
  'access-token.ts': {
    tokenSource: (stored: TokenSet, refresh: (token: string) => Promise<TokenSet>) => () => Promise<string>;
  };
  'check-params.ts': { problemsOf: (fields: object[], params: Record<string, string>) => string[] };
  'field-encryption.ts': {
    encryptField: (plaintext: object, key: object) => Promise<string>;
    decryptField: (jwe: string, keyById: (kid: string) => CryptoKey | undefined) => Promise<unknown>;
  };
  'poll-order.ts': {
    waitForOrder: (read: () => Promise<Order>, timeoutMs?: number) => Promise<Order | undefined>;
  };
  'retry-delay.ts': {
    retryDelay: (response: Response, code: number, attempt: number) => number | undefined;
  };
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'));
  for (const { title = '', source } of readGuideCode())
    if (title.endsWith('.ts')) await writeFile(join(folder, title), source);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => rm(folder, { recursive: true }));

async function load<Name extends keyof Files>(name: Name): Promise<Files[Name]> {
  return (await import(join(folder, name))) as Files[Name];
}

describe('access-token.ts', () => {
  const tokens = (name: string): TokenSet => ({
    accessToken: `atk_${name}`,
    refreshToken: `rtk_${name}`,
    issuedAt: new Date().toISOString(),
    expiresIn: 7200,
  });

  test('callers share one refresh, which happens before the token expires and not earlier', async () => {
    const { tokenSource } = await load('access-token.ts');
    vi.useFakeTimers({ now: 0 });
    const refresh = vi.fn(async () => tokens('second'));
    const token = tokenSource(tokens('first'), refresh);
    vi.setSystemTime((7200 - 301) * 1000);
    expect(await token()).toBe('atk_first');

    vi.setSystemTime((7200 - 299) * 1000);
    const given = await Promise.all([token(), token(), token()]);

    expect(given).toEqual(['atk_second', 'atk_second', 'atk_second']);
    expect(refresh.mock.calls).toEqual([['rtk_first']]);
    expect(await token()).toBe('atk_second');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('a refresh that fails is tried again by the next caller', async () => {
    const { tokenSource } = await load('access-token.ts');
    vi.useFakeTimers({ now: 0 });
    const refresh = vi.fn(async () => tokens('second')).mockRejectedValueOnce(new Error('no answer'));
    const token = tokenSource(tokens('first'), refresh);
    vi.setSystemTime(7200_000);

    await expect(token()).rejects.toThrow('no answer');

    expect(await token()).toBe('atk_second');
  });
});

describe('check-params.ts', () => {
  const examples = getRecord(
    getRecord(readDocument('openapi/merchant.v2.yaml').components, 'components').examples,
    'e',
  );
  const getData = (name: string) => getRecord(getRecord(getRecord(examples[name], name).value, name).data, name);
  const fields = [getData('getPaymentProduct.success').fields].flat().map((field) => getRecord(field, 'field'));
  const sent = getRecord(getRecord(examples['createPayment.success.request'], 'request').value, 'request');
  const params = getRecord(getRecord(sent.beneficiary, 'beneficiary').params, 'params') as Record<string, string>;
  const key = String(fields.find(({ required }) => required === true)?.key);

  test('finds nothing wrong with what the example of a payment sends', async () => {
    const { problemsOf } = await load('check-params.ts');

    expect(problemsOf(fields, params)).toEqual([]);
  });

  test('names what is missing, unknown or wrong', async () => {
    const { problemsOf } = await load('check-params.ts');
    const { [key]: _left, ...rest } = params;

    expect(problemsOf(fields, rest)).toEqual([key]);
    expect(problemsOf(fields, { ...params, left_over: 'x' })).toEqual(['left_over']);
    expect(problemsOf(fields, { ...params, [key]: '' })).toEqual([key]);
  });

  test('asks for a field only where another one has the value that it depends on', async () => {
    const { problemsOf } = await load('check-params.ts');
    const field = { label: '', required: true, pattern: null, options: [], dependsOn: null };
    const dependent = [
      { ...field, key: 'method' },
      { ...field, key: 'iban', dependsOn: 'method=sepa,swift' },
    ];

    expect(problemsOf(dependent, { method: 'local' })).toEqual([]);
    expect(problemsOf(dependent, { method: 'swift' })).toEqual(['iban']);
    expect(problemsOf(dependent, { method: 'local', iban: 'DE' })).toEqual(['iban']);
  });
});

describe('field-encryption.ts', () => {
  test('decrypts the published card, and only with the key that the header names', async () => {
    const { decryptField } = await load('field-encryption.ts');
    const { kid, compact, plaintext } = encryptionVector('V5');
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
    const { kty, n, e, d, p, q, dp, dq, qi } = getKey(kid);
    const key = await crypto.subtle.importKey('jwk', { kty, n, e, d, p, q, dp, dq, qi }, algorithm, false, ['decrypt']);

    expect(await decryptField(compact, (id) => (id === kid ? key : undefined))).toEqual(JSON.parse(plaintext));
    await expect(decryptField(compact, () => undefined)).rejects.toThrow('not encrypted to a key of ours');
    await expect(decryptField(`${compact.slice(0, -4)}AAAA`, () => key)).rejects.toThrow();
  });

  test('encrypts what the provider can read', async () => {
    const { encryptField } = await load('field-encryption.ts');
    const payload = { pin: '482915', name: '卡' };

    const jwe = await encryptField(payload, getKey('pk_enc_test_1'));

    expect(JSON.parse(decryptForProvider(jwe))).toEqual(payload);
  });
});

describe('poll-order.ts', () => {
  const order = (status: string): Order => ({ orderId: 'ord_1', status });

  test('reads after the waits of the contract until the order is final, whatever fails in between', async () => {
    const { waitForOrder } = await load('poll-order.ts');
    vi.useFakeTimers({ now: 0 });
    const times: number[] = [];
    const responses = [order('processing'), undefined, order('processing'), order('processing'), undefined];
    const read = async () => {
      times.push(Date.now() / 1000);
      const respond = times.length > responses.length ? order('success') : responses[times.length - 1];
      if (!respond) throw new Error('no answer');
      return respond;
    };

    const waiting = waitForOrder(read);
    await vi.advanceTimersByTimeAsync(900_000);

    expect(await waiting).toEqual(order('success'));
    expect(times).toEqual([2, 7, 17, 47, 107, 167]);
  });

  test.each([404103, 401003, 403003])('stops at %i: what is refused now is refused later', async (code) => {
    const { waitForOrder } = await load('poll-order.ts');
    vi.useFakeTimers({ now: 0 });
    const read = vi.fn().mockRejectedValue(Object.assign(new Error('refused'), { code }));

    const waiting = expect(waitForOrder(read)).rejects.toThrow('refused');
    await vi.advanceTimersByTimeAsync(900_000);

    await waiting;
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('goes on after 429, 503 and errors of the network, which have codes of their own', async () => {
    const { waitForOrder } = await load('poll-order.ts');
    vi.useFakeTimers({ now: 0 });
    const read = vi.fn().mockResolvedValue(order('success'));
    for (const code of [429001, 503001, 'ECONNRESET'])
      read.mockRejectedValueOnce(Object.assign(new Error('no answer'), { code }));

    const waiting = waitForOrder(read);
    await vi.advanceTimersByTimeAsync(900_000);

    expect(await waiting).toEqual(order('success'));
  });

  test('returns the order as last read when polling times out', async () => {
    const { waitForOrder } = await load('poll-order.ts');
    vi.useFakeTimers({ now: 0 });

    const waiting = waitForOrder(async () => order('processing'), 60_000);
    await vi.advanceTimersByTimeAsync(900_000);

    expect(await waiting).toEqual(order('processing'));
  });
});

describe('retry-delay.ts', () => {
  const respond = (status: number, headers = {}) => new Response(null, { status, headers });

  test.each([
    ['429 waits as long as it asks for', respond(429, { 'Retry-After': '7' }), 429001, 0, 7000],
    ['409001 does too', respond(409, { 'Retry-After': '2' }), 409001, 1, 2000],
    ['a 5xx backs off', respond(503), 503001, 3, 8000],
  ])('%s', async (_, response, code, attempt, least) => {
    const { retryDelay } = await load('retry-delay.ts');

    const delay = retryDelay(response, code, attempt);

    expect(delay).toBeGreaterThanOrEqual(least);
    expect(delay).toBeLessThanOrEqual(least + 500);
  });

  test('stops where the same request always ends like this, and after six attempts', async () => {
    const { retryDelay } = await load('retry-delay.ts');

    expect(retryDelay(respond(422), 422102, 0)).toBeUndefined();
    expect(retryDelay(respond(409), 409002, 0)).toBeUndefined();
    expect(retryDelay(respond(503), 503001, 6)).toBeUndefined();
  });
});
