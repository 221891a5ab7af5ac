import { publicEncrypt } from 'node:crypto';
import { expect, it } from 'vitest';
import { randomBytes } from '../../packages/base/encoding/bytes.ts';
import { encryptJwe } from '../../packages/simulator/protocol/encryption/jwe.ts';
import { publicKey } from '../client/stage.ts';
import type { Loose } from '../sandbox/driver.ts';
import { type Faulty, watch } from './certify.ts';
import { CARD } from './program.ts';

const ADDRESS = { line1: '1 Raffles Place', city: 'Singapore', postalCode: '048616', country: 'SG' };
const NUMBERS = ['E7319048K', 'S8245520P'];
const PROVIDER_KEY = publicKey('pk_enc_test_1');

type Change = {
  /** How the number of a document is encrypted. */
  encrypt?: (number: string) => unknown;
  /** What else is in the body of a holder. */
  more?: (number: string) => object;
  /** Called with the plaintext of a card and the token in use. */
  use?: (client: Loose, secrets: { pan: string; token: string }) => Promise<unknown>;
};

/** Creates two holders, opens a card and reveals it. */
function handlingSecrets({ encrypt = (number) => ({ number }), more, use }: Change = {}): Faulty {
  let client: Loose;
  let token = '';
  return {
    options: ({ fetch }) => ({
      fetch(url, init) {
        token = new Headers(init?.headers).get('Authorization')?.slice('Bearer '.length) ?? token;
        return fetch(url, init);
      },
    }),
    program: (_, own) => {
      client = own;
      return {};
    },
    async run({ pass }) {
      for (const number of NUMBERS) {
        const document = { type: 'passport', issuingCountry: 'SG', encryptedNumber: await encrypt(number) };
        const person = { firstName: 'Alex', lastName: 'Chan', birthDate: '1992-04-18', nationality: 'SG' };
        const contact = { email: 'alex@example.com', phone: { countryCode: '65', number: '81234567' } };
        await client.POST('/v2/holder', {
          body: { ...person, ...contact, address: ADDRESS, document, ...more?.(number) },
        });
      }
      const { data: order } = await client.POST('/v2/card/open', { body: CARD('OP-1') });
      for (let second = 0; second < 5; second += 1) pass();
      const params = { path: { cardId: order.cardId }, header: { 'X-Reveal-Card': 'true' } };
      const { data: card } = await client.GET('/v2/card/{cardId}', { params });
      await use?.(client, { pan: card.encryptedCard.pan, token });
      return 0;
    },
  };
}

const claims = (number: string) => JSON.stringify({ number, iat: Math.floor(Date.now() / 1000) });

/** Every IV is the same. */
const repeatIv = (number: string) =>
  encryptJwe(claims(number), PROVIDER_KEY, (length) => (length === 12 ? new Uint8Array(12) : randomBytes(length)));

/** The content key is wrapped with SHA-1, the default of many libraries. */
async function wrapWithSha1(number: string): Promise<string> {
  const contentKey = randomBytes(32);
  const own = await encryptJwe(claims(number), PROVIDER_KEY, (length) =>
    length === 32 ? contentKey : randomBytes(length),
  );
  const wrapped = publicEncrypt({ key: PROVIDER_KEY, format: 'jwk', oaepHash: 'sha1' } as never, contentKey);
  return own.split('.').with(1, wrapped.toString('base64url')).join('.');
}

const getWallet = (client: Loose, headers: Record<string, string>) => client.GET('/v2/biz/wallet', { headers });

const judge = ({ report, log }: Awaited<ReturnType<typeof watch>>) => ({
  failed: report.points.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id),
  passed: report.points.filter(({ id, verdict }) => /^C/.test(id) && verdict === 'passed').map(({ id }) => id),
  leak: report.points.find(({ id }) => id === 'C2')?.evidence[0]?.leak,
  secrets: [...NUMBERS, 'tk_'].filter((secret) => JSON.stringify([report, log]).includes(secret)),
});

it('C1 and C2 pass when a client encrypts document numbers and reveals a card, and no log has them', async () => {
  expect(judge(await watch('secrets', handlingSecrets(), 1))).toEqual({
    ...{ failed: [], passed: ['C1', 'C2'], leak: undefined, secrets: [] },
  });
});

it.each<readonly [string, string, Change]>([
  ['C1', 'uses one IV for all fields', { encrypt: repeatIv }],
  ['C1', 'leaves the hash of the mask to its library', { encrypt: wrapWithSha1 }],
])('%s and nothing else fails when a client %s', async (point, _, change) => {
  expect(judge(await watch('encryption', handlingSecrets(change), 1)).failed).toEqual([point]);
});

it.each<readonly [string, object, Change]>([
  [
    'a document number',
    { what: 'documentNumber', where: 'body' },
    { more: (number) => ({ metadata: { note: `passport ${number}` } }) },
  ],
  [
    'the number of a card',
    { what: 'cardNumber', where: 'body' },
    {
      use: (client, { pan }) =>
        client.POST('/v2/card/open', { body: { ...CARD('OP-2'), metadata: { replaces: pan } } }),
    },
  ],
  [
    'a token in a header of its own',
    { what: 'token', where: 'header' },
    { use: (client, { token }) => getWallet(client, { 'X-Session': token }) },
  ],
  [
    'a token in the URL',
    { what: 'token', where: 'target' },
    { use: (client, { token }) => client.GET('/v2/card', { params: { query: { page: 1, token } } }) },
  ],
])('C2 and nothing else fails when a client sends %s in clear', async (_, leak, change) => {
  expect(judge(await watch('leak', handlingSecrets(change), 1))).toMatchObject({ failed: ['C2'], leak, secrets: [] });
});
