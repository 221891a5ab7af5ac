import { describe, expect, it } from 'vitest';
import { type DiffCase, ratedChanges } from '../../../tests/setup/rated-changes.ts';

const OPENAPI = `
openapi: 3.1.0
info: { title: Wallet, version: 1.2.0, x-contract-status: confirmed }
paths:
  /wallet:
    parameters: [{ $ref: '#/components/parameters/Trace' }]
    get:
      operationId: getWallet
      x-scope: wallet:read
      x-idempotency: none
      x-error-codes: [404101]
      parameters:
        - { in: query, name: page, schema: { type: integer, maximum: 100 } }
      responses:
        '200':
          headers: { X-Id: {} }
          content: { application/json: { schema: { $ref: '#/components/schemas/Wallet' } } }
        '404': {}
    post:
      operationId: openWallet
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Opening' } } }
      responses: { '201': {} }
components:
  parameters:
    Trace: { in: header, name: X-Trace, schema: { type: string } }
  schemas:
    Wallet:
      allOf: [{ $ref: '#/components/schemas/Id' }]
      required: [status]
      properties:
        status: { type: string, enum: [open, closed] }
        owner: { type: string, maxLength: 20 }
        parent: { $ref: '#/components/schemas/Wallet' }
        source: { oneOf: [{ $ref: '#/components/schemas/Id' }, { type: string }] }
    Id: { properties: { id: { type: string } } }
    Opening:
      required: [name]
      properties:
        name: { type: string, minLength: 1 }
        kind: { enum: [prepaid, shared], default: prepaid }
        note: { type: string, pattern: '^a' }
`;

const GET = 'GET /wallet';
const POST = 'POST /wallet';

const CASES: DiffCase[] = [
  {
    name: 'a removed operation',
    from: '    get:\n      operationId: getWallet',
    to: '    x-get:\n      operationId: getWallet',
    changes: [`breaking: ${GET} is gone`],
  },
  {
    name: 'a new operation',
    from: '    post:',
    to: '    put: { operationId: putWallet }\n    post:',
    changes: ['added: PUT /wallet is new'],
  },
  {
    name: 'another operationId',
    from: 'operationId: getWallet',
    to: 'operationId: readWallet',
    changes: [`breaking: ${GET}: operationId was getWallet and is readWallet`],
  },
  {
    name: 'another scope',
    from: 'x-scope: wallet:read',
    to: 'x-scope: wallet:admin',
    changes: [`breaking: ${GET}: x-scope was wallet:read and is wallet:admin`],
  },
  {
    name: 'a key that is now required',
    from: 'x-idempotency: none',
    to: 'x-idempotency: required',
    changes: [`breaking: ${GET}: x-idempotency is now required`],
  },
  {
    name: 'other error codes',
    from: '[404101]',
    to: '[404102]',
    changes: [`compatible: ${GET}: the error 404101 is gone`, `added: ${GET}: the error 404102 is new`],
  },
  {
    name: 'a deprecation',
    from: 'x-idempotency: none',
    to: 'x-idempotency: none\n      deprecated: true',
    changes: [`compatible: ${GET} is deprecated`],
  },
  {
    name: 'a removed parameter',
    from: 'name: page',
    to: 'name: start',
    changes: [`breaking: ${GET}: the query parameter page is gone`, `added: ${GET}: the query parameter start is new`],
  },
  {
    name: 'a parameter that is now required',
    from: 'in: query,',
    to: 'in: query, required: true,',
    changes: [`breaking: ${GET}: the query parameter page is now required`],
  },
  {
    name: 'a stricter parameter',
    from: 'maximum: 100',
    to: 'maximum: 50',
    changes: [`breaking: ${GET}, query parameter page: maximum was 100 and is 50`],
  },
  {
    name: 'a looser parameter',
    from: 'maximum: 100',
    to: 'maximum: 500',
    changes: [`compatible: ${GET}, query parameter page: maximum was 100 and is 500`],
  },
  {
    name: 'a stricter parameter of the path item, once for each operation',
    from: 'name: X-Trace, schema: {',
    to: 'name: X-Trace, schema: { maxLength: 9,',
    changes: [
      `breaking: ${GET}, header parameter X-Trace: maxLength was absent and is 9`,
      `breaking: ${POST}, header parameter X-Trace: maxLength was absent and is 9`,
    ],
  },
  {
    name: 'a removed success response',
    from: "'200':",
    to: "'202':",
    changes: [`breaking: ${GET}: the response 200 is gone`, `added: ${GET}: the response 202 is new`],
  },
  {
    name: 'a removed error response',
    from: "        '404': {}\n",
    to: '',
    changes: [`compatible: ${GET}: the response 404 is gone`],
  },
  {
    name: 'a removed header',
    from: 'X-Id',
    to: 'X-Request-Id',
    changes: [
      `breaking: ${GET}, response 200: the header X-Id is gone`,
      `added: ${GET}, response 200: the header X-Request-Id is new`,
    ],
  },
  {
    name: 'another media type',
    from: "application/json: { schema: { $ref: '#/components/schemas/Wallet'",
    to: "text/json: { schema: { $ref: '#/components/schemas/Wallet'",
    changes: [
      `breaking: ${GET}, response 200: application/json is gone`,
      `added: ${GET}, response 200: text/json is new`,
    ],
  },
  {
    name: 'a new enum value in a response',
    from: '[open, closed]',
    to: '[open, closed, frozen]',
    changes: [`added: ${GET}, response 200 › status: the value "frozen" is new`],
  },
  {
    name: 'a removed enum value in a response',
    from: '[open, closed]',
    to: '[open]',
    changes: [`compatible: ${GET}, response 200 › status: the value "closed" is gone`],
  },
  {
    name: 'a removed enum value in a request',
    from: '[prepaid, shared]',
    to: '[prepaid]',
    changes: [`breaking: ${POST}, request body › kind: the value "shared" is gone`],
  },
  {
    name: 'a new enum value in a request',
    from: '[prepaid, shared]',
    to: '[prepaid, shared, gift]',
    changes: [`added: ${POST}, request body › kind: the value "gift" is new`],
  },
  {
    name: 'another default of a request',
    from: 'default: prepaid',
    to: 'default: shared',
    changes: [`breaking: ${POST}, request body › kind: the default changed`],
  },
  {
    name: 'a member of a response that may be absent',
    from: 'required: [status]',
    to: 'required: []',
    changes: [`breaking: ${GET}, response 200: "status" is no longer required`],
  },
  {
    name: 'a member of a response that is always there',
    from: 'required: [status]',
    to: 'required: [status, owner]',
    changes: [`compatible: ${GET}, response 200: "owner" is now required`],
  },
  {
    name: 'a new optional member of a request',
    from: '        note:',
    to: '        tag: {}\n        note:',
    changes: [`added: ${POST}, request body: "tag" is new`],
  },
  {
    name: 'a new required member of a request',
    from: '      required: [name]\n      properties:',
    to: '      required: [name, tag]\n      properties:\n        tag: {}',
    changes: [`breaking: ${POST}, request body: "tag" is new and required`],
  },
  {
    name: 'a member of a request that is now required',
    from: 'required: [name]',
    to: 'required: [name, note]',
    changes: [`breaking: ${POST}, request body: "note" is now required`],
  },
  {
    name: 'a removed member of a merged part',
    from: 'Id: { properties: { id:',
    to: 'Id: { properties: { key:',
    changes: ['response 200', 'response 200 › source › Id'].flatMap((location) => [
      `breaking: ${GET}, ${location}: "id" is gone`,
      `added: ${GET}, ${location}: "key" is new`,
    ]),
  },
  {
    name: 'a response that may be null',
    from: 'owner: { type: string',
    to: "owner: { type: [string, 'null']",
    changes: [`breaking: ${GET}, response 200 › owner: the type null is new`],
  },
  {
    name: 'a request that may be null',
    from: 'name: { type: string',
    to: "name: { type: [string, 'null']",
    changes: [`compatible: ${POST}, request body › name: the type null is new`],
  },
  {
    name: 'a longer text in a response',
    from: 'maxLength: 20',
    to: 'maxLength: 30',
    changes: [`breaking: ${GET}, response 200 › owner: maxLength was 20 and is 30`],
  },
  {
    name: 'another pattern',
    from: "'^a'",
    to: "'^b'",
    changes: [`breaking: ${POST}, request body › note: pattern was "^a" and is "^b"`],
  },
  {
    name: 'a new alternative in a response',
    from: '{ type: string }] }',
    to: '{ type: string }, { type: integer }] }',
    changes: [`breaking: ${GET}, response 200 › source: the alternative 3 is new`],
  },
  {
    name: 'a body that is now required',
    from: '      requestBody:\n',
    to: '      requestBody:\n        required: true\n',
    changes: [`breaking: ${POST}, request body is now required`],
  },
  { name: 'other texts', from: 'title: Wallet', to: 'title: Purse', changes: [] },
];

describe('diffOpenapi', () => {
  it.each(CASES)('rates $name', ({ from, to, changes }) => {
    expect(ratedChanges('openapi', OPENAPI, [from, to])).toEqual(changes);
  });
});
