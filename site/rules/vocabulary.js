import { anything, code, either, fields, flag, listOf, mapOf, matching, number, oneOf, text } from './shapes.js';

/** @import { Shape } from './shapes.js' */

/**
 * One of our extensions: where it may be, what its value looks like, what it means, and the rules that check more than the shape.
 * @typedef {{ name: string; on: string[]; shape: Shape; meaning: string; rules?: string[] }} Extension
 */

const unit = oneOf('second', 'minute', 'hour', 'day', 'month', 'year', 'byte', 'percent');
const cell = either(either(text, number), listOf(either(text, number)));
const kind = oneOf('waiting', 'good', 'held', 'ended', 'failed');
const transition = fields(
  { from: listOf(text), to: text, trigger: text },
  { operation: either(text, listOf(text)), label: text, effect: text },
);
const step = fields({ from: text, to: text }, { wire: text, message: text, call: text, label: text, note: text });
const advice = fields(
  { retry: oneOf('yes', 'fix', 'no'), action: text },
  { concerns: oneOf('body', 'signature'), customer: text, fields: listOf(text), unrecorded: text },
);

/**
 * All extensions of the contract. `docs/x-vocabulary.md` shows this table, and the rule `vocabulary` holds documents to it.
 * @type {Extension[]}
 */
export const VOCABULARY = [
  {
    name: 'x-allowed-status',
    on: ['operation'],
    shape: mapOf('status schemas', listOf(text)),
    rules: ['names-exist', 'allowed-status'],
    meaning: 'The states in which an object must be for this operation.',
  },
  {
    name: 'x-chains',
    on: ['schema'],
    shape: mapOf('chains', mapOf('facts', anything)),
    meaning: 'Facts of each blockchain: token standard, confirmations, fees, patterns of addresses.',
  },
  {
    name: 'x-check-order',
    on: ['schema'],
    shape: fields({ page: text, steps: listOf(listOf(code)) }),
    meaning:
      'The order in which a request is checked, on the schema of the error codes: the first step that fails decides the code.',
  },
  {
    name: 'x-close-codes',
    on: ['channel'],
    shape: mapOf('close codes', fields({ name: text, reconnect: text, action: text })),
    meaning: 'Why the websocket is closed, and whether to connect again.',
  },
  {
    name: 'x-contract-status',
    on: ['info'],
    shape: oneOf('draft', 'confirmed'),
    meaning: 'Whether the provider has confirmed the contract. Shown above each reference page.',
  },
  {
    name: 'x-currencies',
    on: ['schema'],
    shape: mapOf('codes', mapOf('facts', anything)),
    meaning: 'Scale and name of each currency.',
  },
  { name: 'x-displayName', on: ['tag'], shape: text, meaning: 'The name of the tag for readers; translated.' },
  {
    name: 'x-doc-pages',
    on: ['operation', 'channel'],
    shape: listOf(matching(/^\//, 'the path of a guide')),
    rules: ['operation-described', 'pages-exist'],
    meaning: 'The pages that describe it, without language.',
  },
  {
    name: 'x-encrypts',
    on: ['schema'],
    shape: text,
    rules: ['names-exist', 'components-used'],
    meaning: 'The schema of the plaintext inside an encrypted text.',
  },
  {
    name: 'x-enum-varnames',
    on: ['schema'],
    shape: listOf(text),
    rules: ['catalogue-consistent'],
    meaning: 'Names of the values of an enum, in its order: `error` of each error code.',
  },
  {
    name: 'x-enumDescriptions',
    on: ['schema'],
    shape: mapOf('values', text),
    rules: ['enum-described'],
    meaning: 'What each value of an enum means; translated.',
  },
  {
    name: 'x-enumFacts',
    on: ['schema'],
    shape: mapOf('columns', fields({ title: text, values: mapOf('values', cell) })),
    rules: ['enum-described'],
    meaning: 'More columns of the table of an enum; translated.',
  },
  {
    name: 'x-envelope',
    on: ['schema'],
    shape: flag,
    meaning:
      'What every response is wrapped in. Its fields are named in one line; those that extend it are the content of a response.',
  },
  {
    name: 'x-error-codes',
    on: ['operation', 'response'],
    shape: listOf(code),
    rules: ['operation-errors'],
    meaning: 'Error codes of this operation or response, beside those of its groups.',
  },
  {
    name: 'x-error-groups',
    on: ['operation', 'schema'],
    shape: either(listOf(text), mapOf('groups', listOf(code))),
    rules: ['operation-errors', 'catalogue-consistent'],
    meaning:
      'On the schema of the error codes: groups of codes that operations share. On an operation: the groups it can return.',
  },
  {
    name: 'x-error-topics',
    on: ['schema'],
    shape: mapOf('topics', fields({ title: text }, { description: text, codes: listOf(code) })),
    rules: ['catalogue-consistent'],
    meaning: 'The sections of the error catalogue for readers; a topic with the name of a group has its codes.',
  },
  {
    name: 'x-errors',
    on: ['schema'],
    shape: mapOf('error codes', advice),
    rules: ['catalogue-consistent'],
    meaning:
      'Whether to repeat the request, what to do, and words for customers. `concerns: body`: of operations with a request body only; `concerns: signature`: leads to the signature doctor. A form marks the first of `fields` that it has.',
  },
  {
    name: 'x-idempotency',
    on: ['operation'],
    shape: oneOf('required', 'optional', 'none', 'natural'),
    rules: ['operation-described', 'idempotency-key'],
    meaning:
      '`required`, `optional`: the header `Idempotency-Key` is. `natural`: repeating the request is safe without it. `none`: there is nothing to repeat safely, or it only reads.',
  },
  {
    name: 'x-limits',
    on: ['document'],
    shape: mapOf('names', either(fields({ value: number }, { unit }), fields({ values: listOf(number) }, { unit }))),
    meaning: 'Numbers that guides quote as `[[limit:name]]`.',
  },
  {
    name: 'x-order-family',
    on: ['operation'],
    shape: text,
    meaning: 'Orders of one family share the numbers in `merchantOrderNo`.',
  },
  {
    name: 'x-provenance',
    on: ['info', 'operation', 'channel', 'parameter', 'header', 'response', 'schema'],
    shape: oneOf('given', 'assumed'),
    meaning:
      '`given`: fixed by the product specification. `assumed`: ours until the provider confirms it. What has none inherits it.',
  },
  {
    name: 'x-rate-limit',
    on: ['operation'],
    shape: listOf(text),
    rules: ['names-exist'],
    meaning: 'The entries of `x-rate-limits` that count this operation.',
  },
  {
    name: 'x-rate-limits',
    on: ['document'],
    shape: mapOf(
      'names',
      fields({ limit: number, windowSeconds: number, description: text }, { burst: number, onlyWith: text }),
    ),
    meaning:
      'Rate limits by name; the description is shown and translated. `onlyWith`: the parameter whose calls alone it counts.',
  },
  {
    name: 'x-required-when',
    on: ['schema'],
    shape: text,
    meaning: 'When an optional property is required after all; translated.',
  },
  {
    name: 'x-response-nulls',
    on: ['operation'],
    shape: fields({ fields: listOf(text), reason: text }),
    meaning:
      'Fields that are always null in the successful responses of this operation, by their path (`data.merchant`), and why; translated. The tests of the sandbox hold it to this.',
  },
  {
    name: 'x-response-values',
    on: ['operation'],
    shape: mapOf('paths of fields', listOf(text)),
    meaning:
      'The only values that these fields can have in the successful responses of this operation: `data.type: [open]`. The tests of the sandbox hold it to this.',
  },
  {
    name: 'x-scope',
    on: ['operation', 'parameter'],
    shape: text,
    rules: ['operation-described', 'scope-secured'],
    meaning: 'The scope of the access token that it needs, or `none`.',
  },
  {
    name: 'x-scopes',
    on: ['security scheme'],
    shape: listOf(matching(/^[a-z]+:[a-z]+$/, 'a scope')),
    rules: ['scope-secured'],
    meaning: 'All scopes that an access token can have.',
  },
  {
    name: 'x-secret',
    on: ['schema'],
    shape: flag,
    meaning: 'Never logged and never stored by the reader; samples mask it.',
  },
  {
    name: 'x-sequence',
    on: ['channel'],
    shape: fields({
      participants: mapOf('names', fields({ title: text })),
      phases: mapOf('names', fields({ title: text, steps: mapOf('names', step) })),
    }),
    meaning: 'The sequence diagram of a channel.',
  },
  {
    name: 'x-state-kinds',
    on: ['schema', 'channel'],
    shape: either(mapOf('states', kind), mapOf('machines', mapOf('states', kind))),
    rules: ['state-kinds'],
    meaning: 'What each state means for the reader: wait, use it, paused, over, went wrong.',
  },
  {
    name: 'x-transitions',
    on: ['schema', 'channel'],
    shape: either(mapOf('rows', transition), mapOf('machines', mapOf('rows', transition))),
    rules: ['states-connected', 'state-kinds', 'allowed-status'],
    meaning: 'The state machine of a status. `from: []` is how the object comes into being.',
  },
  {
    name: 'x-unrecorded',
    on: ['example', 'messageExample'],
    shape: text,
    meaning: 'Why it is not recorded, as its page says.',
  },
];
