import { describe, expect, it } from 'vitest';
import { toPointer } from '../../content/read/json-pointer.ts';
import { isObject, type JsonObject, type JsonValue } from '../../content/read/json-value.ts';
import { parseSource } from '../../content/read/source.ts';
import { readRuleset } from '../ruleset.ts';
import { RULES } from './all-rules.ts';

type Case = { rule: string; name: string; document: string; problems: string[] };

const CATALOGUE = `
components:
  schemas:
    ErrorCode:
      enum: [404101]
      x-enum-varnames: [WALLET_NOT_FOUND]
      x-enumDescriptions: { '404101': The wallet does not exist }
      x-errors: { '404101': { retry: fix, action: Check the identifier } }
      x-error-groups: { wallet: [404101] }
`;

const OPERATION = `
      operationId: getWallet
      tags: [Wallet]
      summary: Read a wallet
      description: Balances.
      x-scope: wallet:read
      x-idempotency: none
      x-doc-pages: [/wallet]
`;

const CASES: Case[] = [
  {
    rule: 'operationDescribed',
    name: 'a complete operation',
    document: `paths:\n  /wallet:\n    get:${OPERATION}`,
    problems: [],
  },
  {
    rule: 'operationDescribed',
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
    rule: 'operationErrors',
    name: 'codes with a response and an example, the status as a range',
    document: `paths: { /wallet: { get: { x-error-codes: [404101], responses: { 4XX: { content: { application/json: { examples: { WALLET_NOT_FOUND: {} } } } } } } } }${CATALOGUE}`,
    problems: [],
  },
  {
    rule: 'operationErrors',
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
    rule: 'operationErrors',
    name: 'an operation without any error, and a code that its group has',
    document: `paths: { /wallet: { get: {}, put: { x-error-groups: [wallet], x-error-codes: [404101], responses: { default: { content: { a/b: { examples: { WALLET_NOT_FOUND: {} } } } } } } } }${CATALOGUE}`,
    problems: [
      '/paths/~1wallet/get: The operation names no errors in x-error-codes or x-error-groups.',
      '/paths/~1wallet/put/x-error-codes: 404101 is in a group already.',
    ],
  },
  {
    rule: 'operationErrors',
    name: 'no catalogue',
    document: 'paths: { /wallet: { get: {} } }',
    problems: [': There is no schema ErrorCode with the error codes.'],
  },
  {
    rule: 'successExample',
    name: 'a second answer with an example of another name',
    document:
      'paths: { /card: { post: { requestBody: { content: { a/b: { examples: { success: {} } } } }, responses: { 200: { content: { a/b: { examples: { repeated: {} } } } }, 201: { content: { a/b: { examples: { success: {} } } } } } } } }',
    problems: [],
  },
  {
    rule: 'successExample',
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
    rule: 'pagesExist',
    name: 'pages of operations and channels',
    document: 'paths: { /w: { get: { x-doc-pages: [/wallet] } } }\nchannels: { events: { x-doc-pages: [/wallet] } }',
    problems: [],
  },
  {
    rule: 'pagesExist',
    name: 'pages that do not exist',
    document:
      'paths: { /w: { get: { x-doc-pages: [/wallet, /walet] } } }\nchannels: { events: { x-doc-pages: [/sea] } }',
    problems: [
      '/paths/~1w/get/x-doc-pages/1: There is no page /walet in every language. Did you mean /wallet?',
      '/channels/events/x-doc-pages/0: There is no page /sea in every language.',
    ],
  },
  {
    rule: 'propertiesDocumented',
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
    rule: 'propertiesDocumented',
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
    rule: 'moneySchema',
    name: 'money by reference, in a choice, and words that only look like money',
    document:
      "components: { schemas: { Order: { properties: { fee: { $ref: '#/components/schemas/Money' }, sentAmount: { anyOf: [{ $ref: '#/components/schemas/Amount' }, { type: 'null' }] }, feedback: { type: string }, amounts: { type: integer } } }, Money: {}, Amount: {} } }",
    problems: [],
  },
  {
    rule: 'moneySchema',
    name: 'money as a number and as a text of its own',
    document:
      'components: { schemas: { Order: { properties: { amount: { type: number }, openFee: { type: string } } } } }',
    problems: [
      '/components/schemas/Order/properties/amount: "amount" is a JSON number: use Money.',
      '/components/schemas/Order/properties/openFee: "openFee" is not one of the money schemas: refer to Money or Amount.',
    ],
  },
  {
    rule: 'noOpenapi30',
    name: 'JSON Schema 2020-12',
    document:
      'components: { schemas: { Card: { properties: { nullable: { type: [string, "null"], exclusiveMinimum: 1 } } } } }',
    problems: [],
  },
  {
    rule: 'noOpenapi30',
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
    rule: 'enumDescribed',
    name: 'an enum with a meaning for each value',
    document: 'components: { schemas: { S: { enum: [open, null], x-enumDescriptions: { open: Usable } } } }',
    problems: [],
  },
  {
    rule: 'enumDescribed',
    name: 'a value without meaning and a meaning without value',
    document: 'components: { schemas: { S: { enum: [open, 7], x-enumDescriptions: { open: Usable, shut: Closed } } } }',
    problems: [
      '/components/schemas/S/enum: No meaning in x-enumDescriptions for 7.',
      '/components/schemas/S/x-enumDescriptions/shut: "shut" is not a value of the enum.',
    ],
  },
  { rule: 'catalogueConsistent', name: 'a catalogue that agrees', document: CATALOGUE, problems: [] },
  {
    rule: 'catalogueConsistent',
    name: 'a catalogue that contradicts itself',
    document: `
components:
  schemas:
    ErrorCode:
      enum: [404101, 404101, 7]
      x-enum-varnames: [walletNotFound]
      x-enumDescriptions: { '404101': a, '409999': b }
      x-errors: { '404101': { retry: true, action: Wait }, '7': { retry: no, action: '' } }
      x-error-groups: { wallet: [500001] }`,
    problems: [
      '/components/schemas/ErrorCode/x-enum-varnames: There are 3 codes and 1 names.',
      '/components/schemas/ErrorCode/enum: The code 404101 stands twice.',
      '/components/schemas/ErrorCode/x-enum-varnames: walletNotFound is not UPPER_SNAKE.',
      '/components/schemas/ErrorCode/enum: 7 is not a status (4xx, 5xx) × 1000 + a number.',
      '/components/schemas/ErrorCode/x-enumDescriptions: x-enumDescriptions has nothing for 7.',
      '/components/schemas/ErrorCode/x-enumDescriptions: x-enumDescriptions has 409999, which is not in the enum.',
      '/components/schemas/ErrorCode/x-errors: 7 needs retry (the text yes, fix or no) and an action.',
      '/components/schemas/ErrorCode/x-errors: 404101 needs retry (the text yes, fix or no) and an action.',
      '/components/schemas/ErrorCode/x-error-groups: The group wallet has 500001, which is not in the catalogue.',
    ],
  },
  {
    rule: 'errorExamples',
    name: 'examples as the catalogue has them, and what is no error',
    document: `paths: { /w: { get: { responses: { 404: { content: { a/b: { examples: { WALLET_NOT_FOUND: { $ref: '#/components/examples/ofGet' }, success: { value: { code: 0 } } } } } } } } } }${CATALOGUE}  examples: { ofGet: { value: { code: 404101, error: WALLET_NOT_FOUND, message: The wallet does not exist. } } }`,
    problems: [],
  },
  {
    rule: 'errorExamples',
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
    rule: 'componentsUsed',
    name: 'components used by reference, by name and by a ciphertext',
    document:
      "security: [{ key: [] }]\npaths: { /w: { $ref: '#/components/pathItems/w' } }\ncomponents: { securitySchemes: { key: {} }, pathItems: { w: {} }, schemas: { Pin: {}, Jwe: { x-encrypts: Pin, items: { $ref: '#/components/schemas/Jwe' } } } }",
    problems: [],
  },
  {
    rule: 'componentsUsed',
    name: 'a component that nothing uses',
    document: 'components: { schemas: { Card: {} } }',
    problems: ['/components/schemas/Card: The component "Card" is never used.'],
  },
];

describe('the rules of the contract', () => {
  it.each(CASES)('$rule: $name', ({ rule, document, problems }) => {
    expect(findingsOf(rule, document)).toEqual(problems);
  });

  it('are each tried with a document that passes and one that fails', () => {
    const passing = new Set(CASES.filter(({ problems }) => problems.length === 0).map(({ rule }) => rule));
    const failing = new Set(CASES.filter(({ problems }) => problems.length > 0).map(({ rule }) => rule));

    expect([...passing].sort()).toEqual(Object.keys(RULES).sort());
    expect([...failing].sort()).toEqual(Object.keys(RULES).sort());
  });

  it('are all switched on in .spectral.yaml', () => {
    const used = functionNames(JSON.parse(JSON.stringify(readRuleset({ pages: new Set() }), nameFunctions)));

    expect(used).toHaveLength(Object.keys(RULES).length);
  });
});

function findingsOf(rule: string, text: string): string[] {
  const { source } = parseSource('wallet.yaml', text);
  const run = RULES[rule];
  if (!source || !run) throw new Error(`There is no rule ${rule}, or its document is not YAML.`);
  const document: JsonObject = source.value;
  return run(document, { pages: new Set(['/wallet']) }).map(({ path, message }) => `${toPointer(path)}: ${message}`);
}

/** The standard rulesets are not ours to look into: of each function only that it is one. */
function nameFunctions(key: string, value: unknown): unknown {
  if (key === 'extends') return undefined;
  return typeof value === 'function' ? 'function' : value;
}

function functionNames(ruleset: JsonValue): JsonValue[] {
  const rules = isObject(ruleset) && isObject(ruleset.rules) ? Object.values(ruleset.rules) : [];
  return rules.filter((rule) => isObject(rule) && isObject(rule.then) && rule.then.function === 'function');
}
