import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { divideDocument } from './divide-document.ts';
import { openLargeText } from './large-text.ts';

const get = (tag: string, ...schemas: string[]) => ({
  get: {
    tags: [tag],
    responses: { 200: { description: 'ok', content: { x: { schema: { anyOf: schemas.map(toRef) } } } } },
  },
});
const toRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Bank', version: '1' },
  security: [{ key: [] }],
  tags: [{ name: 'Cards', description: 'All of them.' }, { name: 'Payouts' }, { name: 'Unused' }],
  paths: {
    '/payouts': get('Payouts', 'Payout'),
    '/cards': get('Cards', 'Card'),
    '/cards/{id}': get('Cards', 'Card'),
    '/cards/{id}/lock': get('Cards'),
    '/status/now': { get: { responses: {} } },
  },
  webhooks: { paid: { post: { requestBody: { content: { x: { schema: toRef('Payout') } } } } } },
  components: {
    schemas: {
      Card: { properties: { owner: toRef('Owner') } },
      Owner: { properties: { cards: { items: toRef('Card') } } },
      Payout: {
        discriminator: { propertyName: 'kind', mapping: { bank: 'Bank', token: '#/components/schemas/Token' } },
      },
      Bank: {},
      Token: {},
      Unused: {},
    },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'K' } },
  },
};
const TEXTS = {
  JSON: JSON.stringify(DOCUMENT, null, 2),
  'JSON in one line': JSON.stringify(DOCUMENT),
  YAML: stringify(DOCUMENT),
};

const divide = (text: string, size = 2) => {
  const { parts, info, write } = divideDocument(openLargeText('bank.yaml', text), 'bank.yaml', size);
  return { info, parts: parts.map((part) => ({ ...part, ...write(part) })) };
};

it.each(Object.entries(TEXTS))('divides %s by tag, each part with what it refers to', (_, text) => {
  const { info, parts } = divide(text);
  expect(info.title).toBe('Bank');
  expect(parts.map(({ name, title, operations }) => [name, title, operations])).toEqual([
    ['cards-1', 'Cards 1', 2],
    ['cards-2-payouts', 'Cards 2 – Payouts', 2],
    ['status', 'status', 1],
  ]);
  const [first, second, third] = parts.map((part) => parse(part.text));
  expect(first.tags).toEqual([{ name: 'Cards', description: 'All of them.' }]);
  expect(Object.keys(first.paths)).toEqual(['/cards', '/cards/{id}']);
  // Webhooks have no tag: they are in the first part.
  expect(Object.keys(first.components.schemas)).toEqual(['Card', 'Owner', 'Payout', 'Bank', 'Token']);
  expect(second.webhooks).toBeUndefined();
  expect(Object.keys(second.components.schemas)).toEqual(['Payout', 'Bank', 'Token']);
  expect(third.components).toEqual({ securitySchemes: DOCUMENT.components.securitySchemes });
  expect(third.security).toEqual(DOCUMENT.security);
});

it.each([TEXTS.JSON, TEXTS.YAML])('has the line of the whole document for each line of a part', (text) => {
  const source = text.split('\n');
  for (const part of divide(text).parts)
    for (const [index, line] of part.text.trimEnd().split('\n').entries()) {
      const found = source[part.toSource(index + 1) - 1] ?? '';
      // The list of tags and closing braces are written anew.
      if (!/^"?tags"?: \[|^[{}],?$/.test(line)) expect(found.replace(/,$/, '')).toContain(line.replace(/,$/, ''));
    }
});

it('has Swagger 2.0 with its definitions', () => {
  const swagger = {
    swagger: '2.0',
    paths: { '/a': { get: { schema: { $ref: '#/definitions/A' } } } },
    definitions: { A: {}, B: {} },
  };
  const [part] = divide(JSON.stringify(swagger)).parts;
  expect(parse(part?.text ?? '')).toEqual({ ...swagger, definitions: { A: {} } });
});

it('names parts by letters that every server has, and not as the home page names its folders', () => {
  const paths = Object.fromEntries(['开卡', '付款', 'v1.0', 'Assets'].map((tag) => [`/${tag}`, get(tag)]));
  expect(divide(JSON.stringify({ paths }), 1).parts.map(({ name, title }) => [name, title])).toEqual([
    ['part', '开卡'],
    ['part-1', '付款'],
    ['v1-0', 'v1.0'],
    ['assets-1', 'Assets'],
  ]);
});

it('refuses a document in several files, at the line of the reference’s path', () => {
  const paths = { '/a': {}, '/b': { get: { $ref: 'other.yaml#/x' } } };
  expect(() => divide(stringify({ paths }))).toThrow(/^bank\.yaml:3 {2}other\.yaml#\/x is in another file/);
});
