import { CATALOGUE, type Case } from './rule-case.ts';

const OPERATION = `
      operationId: getWallet
      tags: [Wallet]
      summary: Read a wallet
      description: Balances.
      x-scope: wallet:read
      x-idempotency: none
      x-doc-pages: [/wallet]
`;

export const OPERATION_CASES: Case[] = [
  {
    rule: 'operation-described',
    name: 'a complete operation',
    document: `paths:\n  /wallet:\n    get:${OPERATION}`,
    problems: [],
  },
  {
    rule: 'operation-described',
    name: 'an operation that says nothing',
    document:
      'paths: { /wallet: { parameters: [], get: { operationId: get_wallet, tags: [A, B], x-idempotency: maybe } } }',
    problems: [
      '/paths/~1wallet/get: operationId must be camelCase.',
      '/paths/~1wallet/get: An operation has exactly one tag.',
      '/paths/~1wallet/get: The operation has no summary.',
      '/paths/~1wallet/get: The operation has no description.',
      '/paths/~1wallet/get: The operation has no x-scope: name the scope, or say "none".',
      '/paths/~1wallet/get: x-idempotency must be one of required, optional, none, natural.',
      '/paths/~1wallet/get: The operation names no page in x-doc-pages.',
    ],
  },
  {
    rule: 'operation-errors',
    name: 'codes with a response and an example, the status as a range',
    document: `paths: { /wallet: { get: { x-error-codes: [404101], responses: { 4XX: { content: { application/json: { examples: { WALLET_NOT_FOUND: {} } } } } } } } }${CATALOGUE}`,
    problems: [],
  },
  {
    rule: 'operation-errors',
    name: 'codes that are unknown, without response, without example',
    document: `paths: { /wallet: { get: { x-error-codes: [404101, 404999], x-error-groups: [sea], responses: {} } } }${CATALOGUE}`,
    problems: [
      '/paths/~1wallet/get/x-error-groups: There is no error group "sea".',
      '/paths/~1wallet/get/x-error-codes: 404999 is not in the catalogue.',
      '/paths/~1wallet/get/responses: No response for status 404.',
      '/paths/~1wallet/get/responses: No example named WALLET_NOT_FOUND (404101).',
    ],
  },
  {
    rule: 'operation-errors',
    name: 'an operation without any error, and a code that its group has',
    document: `paths: { /wallet: { get: {}, put: { x-error-groups: [wallet], x-error-codes: [404101], responses: { default: { content: { a/b: { examples: { WALLET_NOT_FOUND: {} } } } } } } } }${CATALOGUE}`,
    problems: [
      '/paths/~1wallet/get: The operation names no errors in x-error-codes or x-error-groups.',
      '/paths/~1wallet/put/x-error-codes: 404101 is in a group already.',
    ],
  },
  {
    rule: 'operation-errors',
    name: 'a response and an example of a code that the operation does not name, in the operation and in a shared response',
    document: `paths: { /wallet: { get: { x-error-codes: [404101], responses: { 404: { content: { a/b: { examples: { WALLET_NOT_FOUND: {}, WALLET_STATUS_CONFLICT: {} } } } }, 409: {}, 4XX: { $ref: '#/components/responses/Refused' } } } } }${CATALOGUE}  responses: { Refused: { x-error-codes: [404101, 409101] } }`,
    problems: [
      '/paths/~1wallet/get/responses/404: The example WALLET_STATUS_CONFLICT shows 409101, which x-error-codes does not list.',
      '/paths/~1wallet/get/responses/409: x-error-codes lists no code of status 409.',
      '/paths/~1wallet/get/responses/4XX: The response states 409101, which x-error-codes does not list.',
    ],
  },
  {
    rule: 'operation-errors',
    name: 'no catalogue',
    document: 'paths: { /wallet: { get: {} } }',
    problems: [': There is no schema ErrorCode with the error codes.'],
  },
  {
    rule: 'success-example',
    name: 'a second answer with an example of another name',
    document:
      'paths: { /card: { post: { requestBody: { content: { a/b: { examples: { success: {} } } } }, responses: { 200: { content: { a/b: { examples: { repeated: {} } } } }, 201: { content: { a/b: { examples: { success: {} } } } } } } } }',
    problems: [],
  },
  {
    rule: 'success-example',
    name: 'bodies without example',
    document:
      'paths: { /card: { post: { requestBody: { content: { a/b: {} } }, responses: { 200: { content: { a/b: {} } } } } } }',
    problems: [
      '/paths/~1card/post/requestBody/content/a~1b: There is no example named "success".',
      '/paths/~1card/post/responses/200/content/a~1b: There is no named example.',
      '/paths/~1card/post/responses/200/content/a~1b: There is no example named "success".',
    ],
  },
  {
    rule: 'pages-exist',
    name: 'pages of operations and channels',
    document: 'paths: { /w: { get: { x-doc-pages: [/wallet] } } }\nchannels: { events: { x-doc-pages: [/wallet] } }',
    problems: [],
  },
  {
    rule: 'pages-exist',
    name: 'pages that do not exist',
    document:
      'paths: { /w: { get: { x-doc-pages: [/wallet, /walet] } } }\nchannels: { events: { x-doc-pages: [/sea] } }',
    problems: [
      '/paths/~1w/get/x-doc-pages/1: There is no page /walet in every language. Did you mean /wallet?',
      '/channels/events/x-doc-pages/0: There is no page /sea in every language.',
    ],
  },
  {
    rule: 'names-exist',
    name: 'names of limits, schemas and states',
    document:
      'x-rate-limits: { all: {} }\npaths: { /w: { get: { x-rate-limit: [all], x-allowed-status: { S: [open] } } } }\ncomponents: { schemas: { S: { enum: [open] }, Jwe: { x-encrypts: S } } }',
    problems: [],
  },
  {
    rule: 'names-exist',
    name: 'names of nothing',
    document:
      'paths: { /w: { get: { x-rate-limit: [all], x-allowed-status: { S: [shut], T: [open] } } } }\ncomponents: { schemas: { S: { enum: [open] }, Jwe: { x-encrypts: Pin } } }',
    problems: [
      '/paths/~1w/get/x-rate-limit: There is no rate limit "all" in x-rate-limits.',
      '/paths/~1w/get/x-allowed-status/S: shut is not a value of S.',
      '/paths/~1w/get/x-allowed-status/T: There is no schema "T".',
      '/components/schemas/Jwe/x-encrypts: There is no schema "Pin".',
    ],
  },
];
