import { expect, test } from 'vitest';
import type { PageLink } from '../../../../src/model/page-link.ts';
import { memoryCache } from '../../cache/cache.ts';
import { describeDocuments } from '../../describe/document/documents.ts';
import { createMarkdown } from '../../markdown/markdown.ts';
import { parseSource } from '../../read/source.ts';
import { relations } from './related.ts';

const TEXT = `openapi: 3.1.0
info: { title: Tea, version: '1' }
paths:
  /cups:
    get:
      operationId: listCups
      parameters: [{ $ref: '#/components/parameters/House' }]
      responses:
        '200': { description: Cups., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Cup' } } } } }
    post:
      operationId: buyCup
      parameters: [{ $ref: '#/components/parameters/House' }]
      responses:
        '201':
          description: A cup.
          links: { fill: { operationId: fillCup } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Cup' } } }
  /cups/{cupId}/fill:
    post:
      operationId: fillCup
      parameters:
        - { $ref: '#/components/parameters/House' }
        - { name: cupId, in: path, required: true, schema: { type: string } }
      responses: { '200': { description: Full., content: { application/json: { schema: { $ref: '#/components/schemas/Cup' } } } } }
  /heard:
    post:
      operationId: confirmBells
      parameters: [{ $ref: '#/components/parameters/House' }]
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { eventIds: { type: array, items: { $ref: '#/components/schemas/EventId' } } } }
      responses: { '204': { description: Heard. } }
components:
  parameters: { House: { name: houseId, in: query, schema: { type: string } } }
  schemas: { EventId: { type: string }, Cup: { type: object, properties: { cupId: { type: string }, colour: { type: string } } } }
`;

const CHANNEL = `asyncapi: 3.0.0
info: { title: Bell, version: '1' }
channels:
  bell:
    address: /bell
    messages:
      empty:
        payload:
          type: object
          properties: { type: { const: empty }, eventId: { $ref: '#/components/schemas/EventId' }, cupId: { type: string } }
operations:
  ring: { action: send, channel: { $ref: '#/channels/bell' } }
components: { schemas: { EventId: { type: string } } }
`;

const markdown = await createMarkdown(memoryCache());

function read(id: string, kind: 'openapi' | 'asyncapi', text: string) {
  const file = `${id}.yaml`;
  const { source } = parseSource(file, text);
  if (!source) throw new Error('the fixture is no YAML');
  return { id, kind, file, document: source.value, locate: source.locate };
}

/** Two groups whose objects have nothing but an `id`. */
const IDS = `openapi: 3.1.0
info: { title: Tea, version: '1' }
paths:
  /pots: { post: { operationId: makePot, tags: [Pot], responses: { '201': { $ref: '#/components/responses/Made' } } } }
  /pots/{id}: { get: { operationId: getPot, tags: [Pot], parameters: [{ $ref: '#/components/parameters/Id' }], responses: { '200': { description: Pot. } } } }
  /leaves: { post: { operationId: makeLeaf, tags: [Leaf], responses: { '201': { $ref: '#/components/responses/Made' } } } }
  /leaves/{id}: { get: { operationId: getLeaf, tags: [Leaf], parameters: [{ $ref: '#/components/parameters/Id' }], responses: { '200': { description: Leaf. } } } }
components:
  parameters: { Id: { name: id, in: path, required: true, schema: { type: string } } }
  responses: { Made: { description: Made., content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } } }
`;

function getRelated(
  id: string,
  documents = [read('tea', 'openapi', TEXT), read('bell', 'asyncapi', CHANNEL)],
): unknown {
  const apis = describeDocuments(documents, { folder: '', locale: 'en', markdown, report: () => {} });
  const ids = ['listCups', 'buyCup', 'fillCup', 'bell', 'makePot', 'makeLeaf'];
  const pages = new Map(ids.map((name): [string, PageLink] => [name, { path: `/${name}`, title: name }]));
  return relations(apis, pages)
    .get(id)
    ?.map(({ kind, links }) => [kind, ...links.map(({ page, field }) => `${page.title} ${field ?? ''}`.trim())]);
}

test('finds where an input comes from, not what needs it too', () => {
  expect(getRelated('fillCup')).toEqual([['inputs', 'listCups cupId', 'buyCup cupId']]);
});

test('finds what arrives as a message, for a list of them too', () => {
  expect(getRelated('confirmBells')).toEqual([['inputs', 'bell eventIds']]);
});

test('names the next step of the document once', () => {
  expect(getRelated('buyCup')).toEqual([['next', 'fillCup']]);
});

test('leaves out what every operation asks for', () => {
  expect(getRelated('listCups')).toEqual([['outputs', 'fillCup cupId']]);
});

test('an id without a name of its own is that of its group', () => {
  expect(getRelated('getPot', [read('tea', 'openapi', IDS)])).toEqual([['inputs', 'makePot id']]);
});
