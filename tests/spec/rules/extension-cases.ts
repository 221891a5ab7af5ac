import { CATALOGUE, type Case } from './rule-case.ts';

const STATUS = `
components:
  schemas:
    WalletStatus:
      enum: [open, held]
      x-transitions:
        W1: { from: [], to: open, trigger: The wallet is opened }
        W2: { from: [open], to: held, operation: holdWallet, trigger: holdWallet }
`;

const KEY = '{ in: header, name: Idempotency-Key, required: true }';

/** What extensions say, and whether it agrees with the rest of the document. */
export const EXTENSION_CASES: Case[] = [
  {
    rule: 'vocabulary',
    name: 'extensions where they belong, with values of their shapes',
    document: `
info: { x-contract-status: draft }
x-limits: { accessToken: { value: 7200, unit: second }, delays: { values: [30, 60] } }
paths: { /w: { get: { x-scope: wallet:read, x-error-codes: [404101], x-allowed-status: { WalletStatus: [open] } } } }
channels: { events: { x-transitions: { message: { M1: { from: [], to: sent, trigger: An event } } } } }
components: { schemas: { Pin: { x-secret: true }, S: { x-state-kinds: { open: good } } } }`,
    problems: [],
  },
  {
    rule: 'vocabulary',
    name: 'an unknown name, a wrong place and wrong values',
    document: `
x-secret: true
paths: { /w: { get: { x-allowed-statuses: { S: [open] }, x-idempotency: requird, x-error-codes: [404] } } }
components:
  schemas:
    Pin: { x-quite-something-else: 1, x-secret: yes please }
    S:
      x-state-kinds: { open: helt }
      x-transitions: { W1: { from: [], to: open, trigger: t, form: x } }`,
    problems: [
      '/x-secret: x-secret belongs on schema, not on document.',
      '/paths/~1w/get/x-allowed-statuses: There is no extension x-allowed-statuses. Did you mean x-allowed-status?',
      '/paths/~1w/get/x-idempotency: x-idempotency is requird (did you mean required?).',
      '/paths/~1w/get/x-error-codes/0: x-error-codes.0 must be an error code.',
      '/components/schemas/Pin/x-quite-something-else: There is no extension x-quite-something-else. All of them are in docs/x-vocabulary.md.',
      '/components/schemas/Pin/x-secret: x-secret must be `true`.',
      '/components/schemas/S/x-state-kinds/open: x-state-kinds.open is helt (did you mean held?).',
      '/components/schemas/S/x-transitions/W1/form: x-transitions.W1.form does not know `form`: it is an object of `from`, `to`, `trigger`, `operation`?, `label`?, `effect`?.',
    ],
  },
  {
    rule: 'scope-secured',
    name: 'the scope of the security of the operation, and none where there is none',
    document:
      'security: [{ bearer: [] }]\npaths: { /w: { get: { x-scope: wallet:read, security: [{ bearer: [wallet:read], signature: [] }] }, post: { x-scope: none } } }\ncomponents: { securitySchemes: { bearer: { x-scopes: [wallet:read] } } }',
    problems: [],
  },
  {
    rule: 'scope-secured',
    name: 'another scope than the security asks for, and one that no token has',
    document:
      'paths: { /w: { get: { x-scope: wallet:wrote, security: [{ bearer: [wallet:write] }] }, put: { x-scope: wallet:write } } }\ncomponents: { parameters: { Reveal: { x-scope: wallet:reveal } }, securitySchemes: { bearer: { x-scopes: [wallet:write] } } }',
    problems: [
      '/paths/~1w/get/x-scope: x-scope is wallet:wrote, security asks for wallet:write.',
      '/paths/~1w/put/x-scope: x-scope is wallet:write, security asks for no scope.',
      '/paths/~1w/get/x-scope: There is no scope wallet:wrote in x-scopes. Did you mean wallet:write?',
      '/components/parameters/Reveal/x-scope: There is no scope wallet:reveal in x-scopes. Did you mean wallet:write?',
    ],
  },
  {
    rule: 'idempotency-key',
    name: 'a header of each class, by reference and of the path',
    document: `paths: { /w: { post: { x-idempotency: required, parameters: [{ $ref: '#/components/parameters/Key' }] }, get: { x-idempotency: none } }, /v: { parameters: [{ in: header, name: Idempotency-Key }], put: { x-idempotency: optional } } }\ncomponents: { parameters: { Key: ${KEY} } }`,
    problems: [],
  },
  {
    rule: 'idempotency-key',
    name: 'a header that contradicts the class',
    document: `paths: { /w: { post: { x-idempotency: required, parameters: [{ in: header, name: Idempotency-Key }] }, put: { x-idempotency: natural, parameters: [${KEY}] }, patch: { x-idempotency: optional } } }`,
    problems: [
      '/paths/~1w/post/x-idempotency: x-idempotency is required, so the header Idempotency-Key must be required; it is optional.',
      '/paths/~1w/put/x-idempotency: x-idempotency is natural, so the header Idempotency-Key must be absent; it is required.',
      '/paths/~1w/patch/x-idempotency: x-idempotency is optional, so the header Idempotency-Key must be optional; it is absent.',
    ],
  },
  {
    rule: 'allowed-status',
    name: 'an operation that is allowed where its transitions begin',
    document: `paths: { /w: { post: { operationId: holdWallet, x-allowed-status: { WalletStatus: [open, held] } } } }${STATUS}`,
    problems: [],
  },
  {
    rule: 'allowed-status',
    name: 'a transition from a status that is not allowed',
    document: `paths: { /w: { post: { operationId: holdWallet, x-allowed-status: { WalletStatus: [held] } } } }${STATUS}`,
    problems: [
      '/paths/~1w/post/x-allowed-status/WalletStatus: W2 of WalletStatus says that this operation leads from open, which is not allowed here.',
    ],
  },
  {
    rule: 'allowed-status',
    name: 'an operation that names the code of another status, and one that does not',
    document: `paths: { /w: { post: { x-error-codes: [409101], x-allowed-status: { WalletStatus: [open] } }, put: { x-error-groups: [wallet], x-allowed-status: { WalletStatus: [open] } } } }${CATALOGUE}`,
    problems: [
      '/paths/~1w/put/x-allowed-status/WalletStatus: A status that is not allowed returns 409101: add it to x-error-codes.',
    ],
  },
  {
    rule: 'state-kinds',
    name: 'a kind for each state of a status and of the machines of a channel',
    document: `channels: { events: { x-state-kinds: { message: { sent: good } }, x-transitions: { message: { M1: { from: [], to: sent } } } } }${STATUS}      x-state-kinds: { open: good, held: held }\n`,
    problems: [],
  },
  {
    rule: 'state-kinds',
    name: 'a state without kind, a kind without state',
    document: `channels: { events: { x-transitions: { message: { M1: { from: [], to: sent } } } } }${STATUS}      x-state-kinds: { open: good, helt: held, lost: failed }\n`,
    problems: [
      '/channels/events/x-state-kinds/message: The state sent has no kind in x-state-kinds.',
      '/components/schemas/WalletStatus/x-state-kinds/helt: There is no state helt. Did you mean held?',
      '/components/schemas/WalletStatus/x-state-kinds/lost: There is no state lost.',
      '/components/schemas/WalletStatus/x-state-kinds: The state held has no kind in x-state-kinds.',
    ],
  },
];
