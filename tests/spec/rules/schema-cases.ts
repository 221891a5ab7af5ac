import { CATALOGUE, type Case } from './rule-case.ts';

export const SCHEMA_CASES: Case[] = [
  {
    rule: 'properties-documented',
    name: 'properties described here, by reference and by a branch',
    document: `
components:
  schemas:
    Id: { type: string, description: An id., examples: [w1] }
    Wallet:
      properties:
        id: { $ref: '#/components/schemas/Id' }
        open: { type: boolean, description: Whether it is open. }
        holder: { description: Who holds it., anyOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] }`,
    problems: [],
  },
  {
    rule: 'properties-documented',
    name: 'properties that say nothing',
    document:
      'components: { schemas: { Wallet: { properties: { id: { type: string }, name: { type: string, description: Its name. } } } } }',
    problems: [
      '/components/schemas/Wallet/properties/id: "id" has no description.',
      '/components/schemas/Wallet/properties/id: "id" has no example.',
      '/components/schemas/Wallet/properties/name: "name" has no example.',
    ],
  },
  {
    rule: 'money-schema',
    name: 'money by reference, in a choice, and words that only look like money',
    document:
      "components: { schemas: { Order: { properties: { fee: { $ref: '#/components/schemas/Money' }, sentAmount: { anyOf: [{ $ref: '#/components/schemas/Amount' }, { type: 'null' }] }, feedback: { type: string }, amounts: { type: integer } } }, Money: {}, Amount: {} } }",
    problems: [],
  },
  {
    rule: 'money-schema',
    name: 'money as a number and as a text of its own',
    document:
      'components: { schemas: { Order: { properties: { amount: { type: number }, openFee: { type: string } } } } }',
    problems: [
      '/components/schemas/Order/properties/amount: "amount" is a JSON number: use Money.',
      '/components/schemas/Order/properties/openFee: "openFee" is not one of the money schemas: refer to Money or Amount.',
    ],
  },
  {
    rule: 'no-openapi-30',
    name: 'JSON Schema 2020-12',
    document:
      'components: { schemas: { Card: { properties: { nullable: { type: [string, "null"], exclusiveMinimum: 1 } } } } }',
    problems: [],
  },
  {
    rule: 'no-openapi-30',
    name: 'leftovers of OpenAPI 3.0',
    document:
      'components: { schemas: { Card: { nullable: true, example: x, minimum: 1, exclusiveMinimum: true, format: byte } } }',
    problems: [
      '/components/schemas/Card/nullable: nullable is OpenAPI 3.0: write type: [string, "null"].',
      '/components/schemas/Card/example: example of a schema is OpenAPI 3.0: write examples: [ … ].',
      '/components/schemas/Card/exclusiveMinimum: A boolean exclusiveMinimum is OpenAPI 3.0: write the number itself.',
      '/components/schemas/Card/format: This format is OpenAPI 3.0: use contentEncoding or contentMediaType.',
    ],
  },
  {
    rule: 'enum-described',
    name: 'facts about other values',
    document:
      'components: { schemas: { S: { enum: [a], x-enumDescriptions: { a: A. }, x-enumFacts: { size: { title: Size, values: { a: 1 } }, form: { title: Form, values: { b: 2 } } } } } }',
    problems: ['/components/schemas/S/x-enumFacts/form: Other values than the enum: a, b.'],
  },
  {
    rule: 'enum-described',
    name: 'an enum with a meaning for each value',
    document: 'components: { schemas: { S: { enum: [open, null], x-enumDescriptions: { open: Usable } } } }',
    problems: [],
  },
  {
    rule: 'enum-described',
    name: 'a value without meaning and a meaning without value',
    document: 'components: { schemas: { S: { enum: [open, 7], x-enumDescriptions: { open: Usable, shut: Closed } } } }',
    problems: [
      '/components/schemas/S/enum: No meaning in x-enumDescriptions for 7.',
      '/components/schemas/S/x-enumDescriptions/shut: "shut" is not a value of the enum.',
    ],
  },
  { rule: 'catalogue-consistent', name: 'a catalogue that agrees', document: CATALOGUE, problems: [] },
  {
    rule: 'catalogue-consistent',
    name: 'a catalogue that contradicts itself',
    document: `
components:
  schemas:
    ErrorCode:
      enum: [404101, 404101, 7]
      x-enum-varnames: [walletNotFound]
      x-enumDescriptions: { '404101': a, '409999': b }
      x-errors: { '404101': { retry: true, action: Wait }, '7': { retry: no, action: '' } }
      x-error-groups: { wallet: [500001] }
      x-error-topics: { wallet: { title: Wallet }, card: { codes: [404101, 500001] }, empty: {} }`,
    problems: [
      '/components/schemas/ErrorCode/x-enum-varnames: There are 3 codes and 1 names.',
      '/components/schemas/ErrorCode/enum: The code 404101 occurs twice.',
      '/components/schemas/ErrorCode/x-enum-varnames: walletNotFound is not UPPER_SNAKE.',
      '/components/schemas/ErrorCode/enum: 7 is not a status (4xx, 5xx) × 1000 + a number.',
      '/components/schemas/ErrorCode/x-enumDescriptions: x-enumDescriptions has nothing for 7.',
      '/components/schemas/ErrorCode/x-enumDescriptions: x-enumDescriptions has 409999, which is not in the enum.',
      '/components/schemas/ErrorCode/x-errors: 7 needs retry (the text yes, fix or no) and an action.',
      '/components/schemas/ErrorCode/x-errors: 404101 needs retry (the text yes, fix or no) and an action.',
      '/components/schemas/ErrorCode/x-error-groups: The group wallet has 500001, which is not in the catalogue.',
      '/components/schemas/ErrorCode/x-error-topics: The topic empty has no codes.',
      '/components/schemas/ErrorCode/x-error-topics: 7 is in no topic.',
      '/components/schemas/ErrorCode/x-error-topics: 500001 is in two topics.',
      '/components/schemas/ErrorCode/x-error-topics: 500001 is not in the catalogue.',
    ],
  },
  {
    rule: 'error-examples',
    name: 'examples as the catalogue has them, and what is no error',
    document: `paths: { /w: { get: { responses: { 404: { content: { a/b: { examples: { WALLET_NOT_FOUND: { $ref: '#/components/examples/ofGet' }, success: { value: { code: 0 } } } } } } } } } }${CATALOGUE}  examples: { ofGet: { value: { code: 404101, error: WALLET_NOT_FOUND, message: The wallet does not exist. } } }`,
    problems: [],
  },
  {
    rule: 'error-examples',
    name: 'a catalogue with fewer names than codes, which is reported once',
    document:
      'components: { schemas: { ErrorCode: { enum: [404101, 404102], x-enum-varnames: [LOST] } }, examples: { a: { value: { code: 404101, error: FOUND } } } }',
    problems: [],
  },
  {
    rule: 'error-examples',
    name: 'examples that contradict the catalogue',
    document: `paths: { /w: { get: { responses: { 404: { content: { a/b: { examples: { NO_WALLET: { value: { code: 404101, error: WALLET_NOT_FOUND, message: The wallet does not exist } } } } } } } } } }${CATALOGUE}  examples: { a: { value: { code: 404999 } }, b: { value: { code: 404101, error: LOST } }, c: { value: { code: 404101, error: WALLET_NOT_FOUND, message: Gone } } }`,
    problems: [
      '/paths/~1w/get/responses/404/content/a~1b/examples/NO_WALLET/value: This example shows WALLET_NOT_FOUND and must be called so.',
      '/components/examples/a/value: 404999 is not in the catalogue.',
      '/components/examples/b/value: 404101 is WALLET_NOT_FOUND, not LOST.',
      '/components/examples/c/value: The message of 404101 is "The wallet does not exist".',
    ],
  },
  {
    rule: 'components-used',
    name: 'components used by reference, by name and by a ciphertext',
    document:
      "security: [{ key: [] }]\npaths: { /w: { $ref: '#/components/pathItems/w' } }\ncomponents: { securitySchemes: { key: {} }, pathItems: { w: {} }, schemas: { Pin: {}, Jwe: { x-encrypts: Pin, items: { $ref: '#/components/schemas/Jwe' } } } }",
    problems: [],
  },
  {
    rule: 'components-used',
    name: 'a component that nothing uses',
    document: 'components: { schemas: { Card: {} } }',
    problems: ['/components/schemas/Card: The component "Card" is never used.'],
  },
  {
    rule: 'states-connected',
    name: 'a status whose values are all reached',
    document:
      'paths: { /w: { post: { operationId: open } } }\ncomponents: { schemas: { WalletStatus: { enum: [open, shut], x-transitions: { W1: { from: [], to: open, operation: open }, W2: { from: [open], to: shut } } }, Colour: { enum: [red] } } }',
    problems: [],
  },
  {
    rule: 'states-connected',
    name: 'a status without transitions, unknown and unreached states',
    document:
      'paths: { /w: { post: { operationId: open } } }\ncomponents: { schemas: { CardStatus: { enum: [on] }, WalletStatus: { enum: [open, shut], x-transitions: { W1: { from: [new], to: open, operation: opn } } } } }',
    problems: [
      '/components/schemas/CardStatus: CardStatus has no x-transitions.',
      '/components/schemas/WalletStatus/x-transitions/W1: W1 names the state new, which is not in the enum.',
      '/components/schemas/WalletStatus/x-transitions: No transition leads to shut.',
      '/components/schemas/WalletStatus/x-transitions/W1/operation: There is no operation "opn".',
    ],
  },
];
