import { required } from '../../../packages/base/invariant.ts';
import { fromPointer, toPointer } from '../../content/json/json-pointer.ts';
import type { JsonObject } from '../../content/json/json-value.ts';
import { textHash } from '../../content/read/text-hash.ts';
import { writeActions } from '../../spec/overlay/overlay-action.ts';
import { getTexts } from '../../spec/texts.ts';

const OPERATIONS_PER_TAG = 25;
const VERBS = ['list', 'get', 'create', 'update', 'remove'] as const;
const METHODS = { list: 'get', get: 'get', create: 'post', update: 'patch', remove: 'delete' } as const;
const TITLES = { list: 'List', get: 'Get', create: 'Create', update: 'Update', remove: 'Remove' } as const;

type ScaleOperation = { verb: (typeof VERBS)[number]; thing: string; number: number; tag: string; path: string };

/** An OpenAPI document of the requested size, whose operations are about as rich as ours. */
export function scaleDocument(operations: number): object {
  const all = listOperations(operations);
  const tags = [...new Set(all.map(({ tag }) => tag))];
  return {
    openapi: '3.1.0',
    info: { title: 'Warehouse API', version: '1.0.0', description: 'Shelves, boxes and parcels.' },
    servers: [{ url: 'https://warehouse.example.com', description: 'Sandbox' }],
    tags: tags.map((name) => ({ name, description: `Everything about ${name}.` })),
    paths: groupPaths(all),
    components: { schemas: sharedSchemas(), parameters: sharedParameters() },
  };
}

/** Its complete translation, stamped. */
export function scaleOverlay(operations: number): object {
  const document: JsonObject = JSON.parse(JSON.stringify(scaleDocument(operations)));
  const sources = new Map(getTexts(document).map(({ pointer, text }) => [pointer, text]));
  const translated = [...sources].map(([pointer, text]) => ({ pointer, text: `译文：${text}` }));
  const actions = writeActions(document, translated).map(({ target, depth, update, texts }) => {
    const hashes = texts.map(({ pointer }) => [
      toPointer(fromPointer(pointer).slice(depth)),
      textHash(sources.get(pointer) ?? ''),
    ]);
    return { target, update, 'x-source-hash': Object.fromEntries(hashes) };
  });
  return { overlay: '1.0.0', info: { title: '仓库接口', version: '1.0.0' }, actions };
}

function listOperations(count: number): ScaleOperation[] {
  return Array.from({ length: count }, (_, index) => {
    const verb = required(VERBS[index % VERBS.length], 'The index is within the list.');
    const number = Math.floor(index / VERBS.length);
    const thing = `shelf ${number}`;
    const tag = `Hall ${Math.floor(index / OPERATIONS_PER_TAG) + 1}`;
    const isCollection = verb === 'list' || verb === 'create';
    return { verb, thing, number, tag, path: `/v1/shelves-${number}${isCollection ? '' : '/{shelfId}'}` };
  });
}

function groupPaths(operations: ScaleOperation[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const item = paths[operation.path] ?? {};
    item[METHODS[operation.verb]] = describeOperation(operation);
    paths[operation.path] = item;
  }
  return paths;
}

function describeOperation({ verb, thing, number, tag, path }: ScaleOperation): object {
  const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  const hasBody = verb === 'create' || verb === 'update';
  return {
    operationId: `${verb}Shelf${number}`,
    tags: [tag],
    summary: `${TITLES[verb]} ${thing}`,
    description: `${TITLES[verb]} a **${thing}** and return all of its fields.`,
    parameters: [
      ...(path.includes('{') ? [parameter('ShelfId')] : []),
      ...(verb === 'list' ? [parameter('Page'), parameter('PageSize')] : []),
      parameter('RequestId'),
    ],
    ...(hasBody && { requestBody: { required: true, content: json('ShelfInput', shelfExample(number)) } }),
    responses: {
      200: {
        description: 'Done.',
        content: json('Shelf', { id: `shelf_${number}`, ...shelfExample(number) }),
      },
      404: {
        description: 'There is no such shelf.',
        content: json('Failure', { code: 404001, message: 'Shelf not found' }),
      },
    },
  };
}

function json(schema: string, value: object): object {
  const examples = { typical: { summary: 'A typical one', value } };
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, examples } };
}

function shelfExample(number: number): object {
  const place = { hall: 'A', row: number, level: 3 };
  return {
    name: `Shelf ${number}`,
    place,
    status: 'open',
    boxes: [{ id: 'box_1', weight: '2.50', fragile: true }],
  };
}

function sharedSchemas(): object {
  const text = (description: string, rest: object = {}) => ({ type: 'string', description, ...rest });
  const place = {
    type: 'object',
    required: ['hall', 'row'],
    properties: {
      hall: text('Name of the hall.', { maxLength: 8, examples: ['A'] }),
      row: { type: 'integer', minimum: 0, description: 'Number of the row, from the door.' },
      level: { type: 'integer', minimum: 0, maximum: 12, default: 0, description: 'Level above the floor.' },
    },
  };
  const box = {
    type: 'object',
    required: ['id'],
    properties: {
      id: text('Id of the box.', { pattern: '^box_[0-9]+$' }),
      weight: text('Weight in kilograms, as a decimal.', { format: 'decimal' }),
      fragile: { type: 'boolean', default: false, description: 'Whether it breaks.' },
      inner: { $ref: '#/components/schemas/Box' },
    },
  };
  const input = {
    type: 'object',
    required: ['name', 'place'],
    properties: {
      name: text('What people call it.', { minLength: 1, maxLength: 64 }),
      place: { $ref: '#/components/schemas/Place' },
      status: text('Whether it takes boxes.', { enum: ['open', 'full', 'closed'] }),
      boxes: {
        type: 'array',
        maxItems: 50,
        items: { $ref: '#/components/schemas/Box' },
        description: 'What is on it.',
      },
      note: { type: ['string', 'null'], description: 'A remark for the next shift.' },
    },
  };
  return {
    Place: place,
    Box: box,
    ShelfInput: input,
    Shelf: {
      allOf: [
        { $ref: '#/components/schemas/ShelfInput' },
        { type: 'object', properties: { id: text('Id of the shelf.') } },
      ],
    },
    Failure: {
      type: 'object',
      properties: { code: { type: 'integer', description: 'Number.' }, message: text('In words.') },
    },
  };
}

function sharedParameters(): object {
  const parameter = (name: string, place: string, description: string, schema: object) => ({
    name,
    in: place,
    description,
    required: place === 'path',
    schema,
  });
  return {
    ShelfId: parameter('shelfId', 'path', 'Id of the shelf.', { type: 'string' }),
    Page: parameter('page', 'query', 'Number of the page, from 1.', { type: 'integer', minimum: 1, default: 1 }),
    PageSize: parameter('pageSize', 'query', 'Entries on a page.', { type: 'integer', minimum: 1, maximum: 100 }),
    RequestId: parameter('X-Request-Id', 'header', 'Found again in our logs.', { type: 'string', format: 'uuid' }),
  };
}
