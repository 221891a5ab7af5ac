import { expect, it, vi } from 'vitest';
import type { Text } from '../../strings/i18n.ts';
import { changeInputs } from './access-inputs.ts';
import { buildRequest } from './build-request.ts';
import { createSample } from './create-sample.ts';
import { describeSettings } from './describe-settings.ts';
import { findMarks } from './find-marks.ts';
import { getLoaded, loadOperation } from './loaded-operations.ts';
import { makeCall } from './make-call.ts';
import { readParameters } from './parameter-values.ts';

const style = { in: 'query', schema: { type: 'array', items: { type: 'integer' } } };
const document = {
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/teas/{teaId}#pour': {
      post: {
        security: [{ key: [] }],
        parameters: [
          { name: 'teaId', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'cups', ...style, explode: false },
          { name: 'limit', in: 'query', required: true, schema: { $ref: '#/components/schemas/Limit' } },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
          { name: 'X-Key', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: { type: 'object', required: ['sugar'], properties: { sugar: { type: 'integer' } } },
            },
            'application/json': { schema: { type: 'object', required: ['milk'] } },
          },
        },
        responses: { '2XX': { content: { 'application/json': { schema: { type: 'object', required: ['id'] } } } } },
      },
    },
  },
  components: {
    schemas: { Limit: { type: 'integer', minimum: 1 } },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
  },
};
vi.stubGlobal('location', { href: 'https://docs.example.com/' });
const operation = {
  id: 'pour',
  method: 'POST',
  path: '/teas/{teaId}#pour',
  callDocument: '_data/calls/tea.json',
} as const;
await loadOperation(operation as never, async () => document);
const loaded = getLoaded(operation);
const draft = {
  parameters: { teaId: 'a b/c', cups: '1, 2', limit: '5', 'X-Trace': 't', 'X-Key': 'from a link' },
  body: '{"sugar": 2}',
};

it('writes parameters by their styles, and the body in its media type', async () => {
  const request = await buildRequest(loaded, draft, readParameters(loaded, draft));

  expect(request).toMatchObject({
    target: '/teas/a%20b%2Fc?cups=1,2&limit=5',
    // The key is a credential: the form has no field for it.
    headers: [
      ['X-Trace', 't'],
      ['Content-Type', 'application/x-www-form-urlencoded'],
    ],
    body: { text: 'sugar=2' },
  });
});

it('writes and checks a body in the media type that is chosen', async () => {
  const body = { contents: [{ mediaType: 'application/json' }] };
  const chosen = getLoaded({ ...operation, body: body as never });

  const request = await buildRequest(chosen, draft, readParameters(chosen, draft));

  expect(request.headers).toContainEqual(['Content-Type', 'application/json']);
  expect(request.body?.text).toBe('{"sugar":2}');
  expect(findMarks(chosen, draft)).toEqual([{ field: 'milk', rule: 'required' }]);
});

it('marks what breaks the document, by the field of the form', () => {
  expect(findMarks(loaded, draft)).toEqual([]);
  expect(findMarks(loaded, { parameters: { cups: 'x', limit: '0' }, body: '{}' })).toEqual([
    { field: 'path:teaId', rule: 'required' },
    { field: 'query:cups', rule: 'type' },
    { field: 'query:limit', rule: 'min', value: '1' },
    { field: 'sugar', rule: 'required' },
  ]);
});

it('checks a response by its status, a range, or not at all', () => {
  expect(loaded.findResponse(201)?.check?.({})).toEqual([{ field: 'id', rule: 'required' }]);
  expect(loaded.findResponse(404)).toBeUndefined();
});

it('writes the call as a program that takes the credentials from variables', async () => {
  expect(await createSample('bash', loaded, { id: 'pour', draft, locale: 'en' })).toBe(
    [
      "curl -X POST 'https://api.example.com/v1/teas/a%20b%2Fc?cups=1,2&limit=5'",
      '-H "X-Key: $KEY"',
      "-H 'X-Trace: t'",
      "-H 'Content-Type: application/x-www-form-urlencoded'",
      "--data-raw 'sugar=2'",
    ].join(' \\\n  '),
  );
});

it('sends nothing, not even client credentials, where a path leads to another server', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const oauth = { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'http://localhost:9/token' } } };
  const hostile = {
    servers: [{ url: 'http://localhost' }],
    security: [{ oauth: [] }],
    paths: { ':9/teas': { get: {} } },
    components: { securitySchemes: { oauth } },
  };
  const list = { id: 'list', method: 'GET', path: ':9/teas', callDocument: '_data/calls/hostile.json' } as never;
  await loadOperation(list, async () => hostile);
  changeInputs('_data/calls/hostile.json', { credentials: { 'oauth.clientId': 'c', 'oauth.clientSecret': 's' } });

  const call = makeCall(getLoaded(list), { draft: { parameters: {}, body: undefined } });

  await expect(call).rejects.toMatchObject({ reason: 'otherServer', url: 'http://localhost:9' });
  expect(sent).not.toHaveBeenCalled();
});

it('names where client credentials go, and says where that is another server than the one that is called', async () => {
  const oauth = { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://auth.example.com/token' } } };
  const separate = {
    servers: [{ url: 'https://api.example.com' }, { url: 'https://auth.example.com/v1' }],
    security: [{ oauth: [] }],
    paths: { '/teas': { get: {} } },
    components: { securitySchemes: { oauth } },
  };
  const list = { id: 'list', method: 'GET', path: '/teas', callDocument: '_data/calls/separate.json' } as never;
  await loadOperation(list, async () => separate);
  const t = ((key: string, { url = '' } = {}) => `${key} ${url}`) as unknown as Text;

  const listHints = () =>
    describeSettings(getLoaded(list), t).fields.map((field) => ('hint' in field ? field.hint : ''));
  const url = 'https://auth.example.com/token';
  expect(listHints().filter((hint) => hint === `playground:documents.sentElsewhere ${url}`)).toHaveLength(2);

  changeInputs('_data/calls/separate.json', { server: 'https://auth.example.com/v1' });
  expect(listHints().filter((hint) => hint === `playground:documents.sentTo ${url}`)).toHaveLength(2);
});
