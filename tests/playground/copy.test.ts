import { expect, test } from 'vitest';
import { verifySandboxRequest } from '../../packages/simulator/core/envelope/verify.ts';
import { createSignedCurl } from '../../site/provider/access/signed-curl.ts';
import { createPageProvider } from '../../site/provider/environments/page-provider.ts';
import { prepare } from '../../site/provider/fields/prepare.ts';
import { createProvider } from '../../site/provider/provider.ts';
import { createSample } from '../../site/provider/samples/create-sample.ts';
import type { Operation } from '../../src/model/operation.ts';
import { sampleLanguages } from '../../src/model/sample-languages.ts';
import type { Field, SchemaNode } from '../../src/model/schema.ts';
import { decodeRequest, encodeRequest } from '../../src/playground/copy/request-link.ts';
import { createExampleDraft } from '../../src/playground/form/example-draft.ts';
import { createLinkedDraft } from '../../src/playground/form/linked-draft.ts';
import type { Draft } from '../../src/playground/provider/draft.ts';
import { completeProvider } from '../../src/playground/provider-defaults.ts';
import { siteOperations } from '../setup/site-contents.ts';
import { createForm } from './create-form.ts';
import { createMemoryStorage } from './memory-storage.ts';

const operations = await siteOperations('en');
const find = (id: string) => operations.find((operation) => operation.id === id) as Operation;
const state = createMemoryStorage().read();
const sandbox = createPageProvider(createMemoryStorage());
const { isSecret } = completeProvider(createProvider('en'));
const encode = (operation: Operation, draft: Draft) => encodeRequest(operation, draft, isSecret);

test.each(sampleLanguages('en').map(({ language }) => language))(
  'a sample in %s has the values of the form',
  (language) => {
    const draft = {
      parameters: {},
      body: '{"cardManageId":"cm_mine","initialAmount":{"value":"77.77","currency":"USD"}}',
    };
    const sample = createSample(language, { operation: find('openCard'), draft, locale: 'en' });
    expect(sample).toContain('77.77');
    expect(sample).toContain('cm_mine');
  },
);

test('a sample encrypts what the form has as plain text, bound to its card', () => {
  const draft = { parameters: { cardId: 'card_7' }, body: '{"encryptedPin":"4821"}' };
  const sample = createSample('ts', { operation: find('setCardPin'), draft, locale: 'zh' });
  expect(sample).toMatch(/encryptField\(\{\s+pin: '4821',\s+cardId: 'card_7',\s+iat: /);
});

test('the command for curl is signed, without an access token', async () => {
  const draft = createExampleDraft(createForm(find('openCard'), sandbox));
  const time = state.time;
  const { text, validUntil } = await createSignedCurl('openCard', draft, { locale: 'en', time });
  expect(validUntil).toBe(time + 300_000);
  expect(text).not.toMatch(/atk_/);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: bash.
  expect(text).toContain('${ACCESS_TOKEN:?is not set}');

  const headers = [...text.matchAll(/-H '([\w-]+): ([^']*)'/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const body = /--data-raw '([\s\S]*)'$/.exec(text)?.[1] ?? '';
  const request = { method: 'POST', target: '/v2/card/open', headers, body: new TextEncoder().encode(body) };
  const verified = await verifySandboxRequest(state, request as never, time);
  expect(verified.check?.ok).toBe(true);
});

test('a link has the values of the form without what the contract marks as secret', () => {
  const body = {
    firstName: 'Alex',
    email: 'Bearer atk_123',
    address: { city: 'Singapore' },
    document: { type: 'passport', encryptedNumber: 'E1' },
    encryptedPin: '4821',
  };
  const encoded = encode(find('createHolder'), { parameters: { empty: '' }, body: JSON.stringify(body) }) ?? '';
  expect(decodeRequest(encoded)).toEqual({
    parameters: {},
    body: { ...body, email: '', document: { type: 'passport', encryptedNumber: '' }, encryptedPin: '' },
  });
  expect(encode(find('createHolder'), { parameters: {}, body: '{' })).toBeUndefined();
});

test('whatever a schema marks as secret is left out of links, whatever it is called', () => {
  const string: SchemaNode = { type: 'string' };
  const field = (name: string, schema: SchemaNode): Field => ({ name, id: name, required: false, schema });
  const fields = [
    field('passphrase', { ...string, secret: true }),
    field('token', { ...string, writeOnly: true }),
    field('sealed', { ...string, encrypts: 'Claims' }),
    field('open', string),
    field('list', { type: 'array', items: { type: 'object', fields: [field('pin', { ...string, secret: true })] } }),
  ];
  const operation = {
    parameters: { path: [field('id', { ...string, secret: true })], query: [], header: [], cookie: [] },
    body: {
      required: true,
      contents: [{ mediaType: 'application/json', schema: { type: 'object', fields }, examples: [] }],
    },
  };
  const body = { passphrase: 'a', token: 'b', sealed: 'c', open: 'd', list: [{ pin: 'e' }] };
  const encoded = encode(operation as never, { parameters: { id: 'f' }, body: JSON.stringify(body) }) ?? '';
  expect(decodeRequest(encoded)).toEqual({
    parameters: { id: '' },
    body: { passphrase: '', token: '', sealed: '', open: 'd', list: [{ pin: '' }] },
  });
});

test.each(['code', 'refreshToken', 'encryptedPin', 'encryptedCvv', 'encryptedNumber'])(
  'the contract marks %s as secret wherever a request has it',
  (name) => {
    const having = operations.filter(({ body }) => JSON.stringify(body ?? {}).includes(`"name":"${name}"`));
    expect(having).not.toEqual([]);
    for (const operation of having) {
      const value = name === 'encryptedNumber' ? { document: { [name]: 'x' } } : { [name]: 'x' };
      const link = encode(operation, { parameters: {}, body: JSON.stringify(value) }) ?? '';
      expect(JSON.stringify(decodeRequest(link)?.body)).not.toContain('"x"');
    }
  },
);

test('a link that somebody passed on takes the cards of who opens it', async () => {
  const provider = createPageProvider(createMemoryStorage());
  await prepare('card', { provider, locale: 'en' });
  const operation = find('rechargeCard');
  const sent = encode(operation, {
    parameters: {},
    body: '{"cardId":"card_of_somebody","amount":{"value":"12.34","currency":"USD"}}',
  });
  const form = createForm(operation, provider);
  const draft = createLinkedDraft(sent ?? '', form);
  const own = createExampleDraft(form);
  expect(JSON.parse(draft?.body ?? '')).toEqual({
    cardId: JSON.parse(own.body ?? '').cardId,
    amount: { value: '12.34', currency: 'USD' },
  });
});

test.each([
  ['nonsense', '<img src=x>'],
  ['another encoding', '%7B%7D'],
  ['JSON of another shape', btoa('{"parameters":{"a":1}}').replaceAll('=', '')],
  ['no object', btoa('[]').replaceAll('=', '')],
  ['too deep a body', btoa(`{"parameters":{},"body":${'['.repeat(5000)}${']'.repeat(5000)}}`).replaceAll('=', '')],
  ['too much', btoa(`{"parameters":{"a":"${'x'.repeat(20_000)}"}}`).replaceAll('=', '')],
])('a link with %s is none', (_, link) => {
  expect(createLinkedDraft(link, createForm(find('openCard'), sandbox))).toBeUndefined();
});

test('a link that names what no form has leaves a form that works', () => {
  const json = '{"parameters":{"__proto__":"x","page":"2"},"body":{"__proto__":{"a":1},"constructor":"x"}}';
  const draft = createLinkedDraft(btoa(json).replaceAll('=', ''), createForm(find('openCard'), sandbox));
  expect(draft?.parameters).toEqual({});
});

test('a form that is too long for a link has none', () => {
  expect(encode(find('openCard'), { parameters: {}, body: JSON.stringify('x'.repeat(20_000)) })).toBeUndefined();
});
