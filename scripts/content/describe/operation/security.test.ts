import { expect, test } from 'vitest';
import { proseText } from '../../../../src/model/prose-text.ts';
import type { JsonValue } from '../../../../src/model/schema.ts';
import { describeForeign } from '../../../../tests/setup/describe-foreign.ts';

const TOKEN = 'https://tea.example/token';
const SCHEMES = {
  jwt: { type: 'http', scheme: 'bearer', description: 'From the console.' },
  oauth: {
    type: 'oauth2',
    flows: {
      clientCredentials: { tokenUrl: TOKEN, scopes: { 'pots:read': 'Read *pots*', 'pots:write': 'Fill pots' } },
    },
  },
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  certificate: { type: 'mutualTLS', description: 'Ask for one.' },
};

function describeTea(security: JsonValue) {
  const paths = { '/tea': { get: { security, responses: {} } } };
  const api = describeForeign({ paths, components: { securitySchemes: SCHEMES } });
  const operation = api.operations[0]?.operation;
  const headers = operation?.parameters.header.map(({ name, required, schema }) => ({
    name,
    required,
    text: (schema.description ?? []).map((node) => proseText([node])),
  }));
  return { headers, scopes: operation?.scopes, access: api.access, problems: api.problems };
}

test('schemes that are sent in the same way are one field with the texts and scopes of both', () => {
  const { headers, scopes, problems } = describeTea([{ jwt: [] }, { oauth: ['pots:read'] }]);
  expect(headers).toEqual([
    {
      name: 'Authorization',
      required: true,
      text: [
        'From the console.',
        `OAuth 2.0 clientCredentials: tokenUrl ${TOKEN}`,
        'One of: Authorization: Bearer … · jwt; Authorization: Bearer … · oauth · pots:read',
      ],
    },
  ]);
  // The other way needs none.
  expect(scopes).toBeUndefined();
  expect(problems).toEqual([]);
});

test('a client certificate is named among the alternatives', () => {
  const { headers, problems } = describeTea([{ key: [] }, { certificate: [] }]);
  expect(headers).toEqual([{ name: 'X-Key', required: false, text: ['One of: X-Key; certificate'] }]);
  expect(problems).toEqual([]);
});

test('a document lists its security schemes with the meanings of their scopes', () => {
  const [section, ...others] = describeTea([]).access;
  expect(others).toEqual([]);
  expect(section?.title).toBe('Authentication');
  expect(section?.nodes.map((node) => proseText([node]))).toEqual([
    'jwt · HTTP bearer',
    'From the console.',
    'oauth · OAuth 2.0',
    `OAuth 2.0 clientCredentials: tokenUrl ${TOKEN}`,
    'ScopeMeaningpots:readRead potspots:writeFill pots',
    'key · API key · header X-Key',
    'certificate · Mutual TLS',
    'Ask for one.',
  ]);
});

test('a document lists its servers with what their variables mean', () => {
  const region = { default: 'eu', enum: ['us', 'eu'], description: 'Where the leaves are' };
  const servers: JsonValue = [
    { url: 'https://{region}.tea.example', description: 'Live', variables: { region } },
    { url: '/' },
  ];
  const { access } = describeForeign({ servers, paths: {} });
  expect(access.map(({ title, nodes }) => [title, ...nodes.map((node) => proseText([node]))])).toEqual([
    ['Servers', 'https://{region}.tea.example · Live', 'VariableValueMeaningregioneu usWhere the leaves are'],
  ]);
});

test('an AsyncAPI document lists its brokers with the schemes that they ask for', () => {
  const key = { $ref: '#/components/securitySchemes/key' };
  const { access, problems } = describeForeign({
    asyncapi: '3.0.0',
    servers: {
      live: { host: 'tea.example:9092', protocol: 'kafka-secure', description: 'Live', security: [key] },
      test: { host: 'test.example', pathname: '/tea', protocol: 'mqtt' },
    },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'user' } } },
  });
  expect(access.map(({ title, nodes }) => [title, ...nodes.map((node) => proseText([node]))])).toEqual([
    ['Servers', 'kafka-secure://tea.example:9092 · Live · keymqtt://test.example/tea'],
    ['Authentication', 'key · API key · user '],
  ]);
  expect(problems).toEqual([]);
});
