import fc from 'fast-check';
import { encodeUtf8 } from '../../packages/base/encoding/bytes.ts';
import type { OperationContract } from '../../packages/simulator/core/contract/contract-data.ts';
import type { SandboxRequest } from '../../packages/simulator/core/envelope/request.ts';
import { contract } from '../../packages/simulator/generated/contract.ts';

/** A request that means no good, and the codes that the contract has for it. */
export type Hostile = { kind: string; request: SandboxRequest; codes: number[]; isUnsigned?: true };

const ID = '01KF0AP900000000000000000A';
const MAX_BODY_BYTES = 65_536;
const DEPTH = 10_000;

const withBody = contract.operations.filter(({ hasBody }) => hasBody);

/** The path of an operation with objects that do not exist. */
function toPath({ path }: OperationContract): string {
  return path
    .replace('{cardId}', `card_${ID}`)
    .replace('{holderId}', `hld_${ID}`)
    .replaceAll(/\{\w+\}/g, '1');
}

type Header = [string, string];

const JSON_TYPE: Header = ['Content-Type', 'application/json'];
const KEY: Header = ['Idempotency-Key', 'a-key-of-hostile-input'];

function toRequest(
  operation: OperationContract,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Header[] = [JSON_TYPE, KEY],
) {
  const bytes = typeof body === 'string' ? encodeUtf8(body) : body;
  return { method: operation.method, target: toPath(operation), headers, body: bytes };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Texts as the body of an operation, with what they lead to. */
function bodies(
  kind: string,
  texts: fc.Arbitrary<string | Uint8Array<ArrayBuffer>>,
  ...codes: number[]
): fc.Arbitrary<Hostile> {
  return fc
    .record({ operation: fc.constantFrom(...withBody), text: texts })
    .map(({ operation, text }) => ({ kind, request: toRequest(operation, text), codes }));
}

const name = fc.constantFrom('cardId', 'amount', 'merchantOrderNo', 'code', 'userId', 'a');
const leaf = fc.oneof(fc.constant('"x"'), fc.constant('1'), fc.constant('null'), fc.constant('[]'), fc.constant('{}'));

const notJson = fc
  .oneof(
    fc.string(),
    fc.json().map((text) => text.slice(0, -1)),
    fc.json().map((text) => `${text},`),
    fc.constantFrom("{'a':1}", '{"a":01}', '{a:1}', '[1,]', 'NaN', '\uFEFF{}', '{"a":"\u0001"}', '{"a":"\\x41"}'),
  )
  .filter((text) => text !== '' && !isJson(text));
const repeated = fc.tuple(name, leaf, leaf, fc.nat(3)).map(([one, first, second, depth]) => {
  const twice = `{"${one}":${first},"${one.replace(/^./, (c) => `\\u00${c.charCodeAt(0).toString(16)}`)}":${second}}`;
  return `${'{"a":'.repeat(depth)}${twice}${'}'.repeat(depth)}`;
});
const surrogate = fc
  .tuple(name, fc.constantFrom('\\ud800', '\\udfff', '\\uDBFFx', 'x\\udc00\\ud800'), fc.boolean())
  .map(([one, text, isName]) => (isName ? `{"${one}${text}":1}` : `{"${one}":["${text}"]}`));
const prototype = fc
  .tuple(fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'), leaf, name)
  .map(([key, value, other]) => `{"${key}":{"polluted":true,"${other}":${value}},"${other}":{"${key}":${value}}}`);
const deep = fc.constantFrom('[', '{"a":', '{"amount":[', '[{"__proto__":').map((open) => {
  const close = open.replaceAll(/[^[{]/g, '').replaceAll('[', ']').replaceAll('{', '}').split('').reverse().join('');
  // Within the largest body.
  const depth = Math.min(DEPTH, Math.floor((MAX_BODY_BYTES - 1) / (open.length + close.length)));
  return `${open.repeat(depth)}${open.endsWith(':') ? '1' : ''}${close.repeat(depth)}`;
});
const huge = fc
  .tuple(
    name,
    fc.oneof(
      fc.constantFrom('1e999', '-1e999', '1e-999', '9007199254740993', '-0'),
      fc.nat(3000).map((digits) => '9'.repeat(digits + 20)),
    ),
  )
  .map(([one, number]) => `{"${one}":${number},"value":"${number}","page":${number}}`);
const badUtf8 = fc
  .tuple(
    fc.constantFrom([0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82], [0x80]),
    fc.nat(20),
  )
  .map(([bytes, length]) =>
    Uint8Array.from([...encodeUtf8(`{"a":"${'x'.repeat(length)}`), ...bytes, ...encodeUtf8('"}')]),
  );

const wrongType = fc
  .record({
    operation: fc.constantFrom(...withBody),
    type: fc.constantFrom(
      'text/plain',
      'application/xml',
      'application/json; charset=gbk',
      'application/jsonx',
      'multipart/form-data; boundary=x',
      '',
      'application/json, text/plain',
    ),
  })
  .map(({ operation, type }) => ({
    kind: 'media type',
    request: toRequest(operation, '{}', [['Content-Type', type], KEY]),
    codes: [415001],
  }));
const typeTwice = fc.constantFrom(...withBody).map((operation) => ({
  kind: 'media type twice',
  request: toRequest(operation, '{}', [JSON_TYPE, JSON_TYPE, KEY]),
  codes: [415001],
}));
const keyTwice = fc
  .constantFrom(...withBody.filter(({ idempotency }) => idempotency === 'required'))
  .map((operation) => ({
    kind: 'key twice',
    request: toRequest(operation, '{}', [JSON_TYPE, KEY, KEY]),
    codes: [400004],
  }));
const signatureTwice = fc
  .tuple(
    fc.constantFrom(...contract.operations),
    fc.constantFrom('X-Merchant-Id', 'X-Key-Id', 'X-Timestamp', 'X-Nonce', 'X-Signature'),
    fc.string(),
  )
  .map(
    ([operation, header, value]): Hostile => ({
      kind: 'signature header twice',
      isUnsigned: true,
      codes: [400003],
      request: {
        method: operation.method,
        target: toPath(operation),
        headers: [
          [header, value],
          [header.toLowerCase(), value],
        ],
      },
    }),
  );
const query = fc
  .constantFrom(
    'page=1&page=2',
    'page=1e3',
    'page=-1',
    'page=99999999999999999999',
    'pageSize=',
    'page=%zz',
    'page=%ff',
    '__proto__=1',
    '%00=1',
    'pageSize=1;drop',
    'page=１',
  )
  .map((text) => ({
    kind: 'query',
    codes: [400002],
    request: { method: 'GET', target: `/v2/card?${text}`, headers: [] },
  }));
const paths = fc
  .oneof(
    fc.webPath({ size: 'medium' }),
    fc.constantFrom(
      '/',
      '//',
      '/v2',
      '/v2/card/open/',
      '/v2/../v2/card',
      '/V2/card',
      '/v2/card%2Fopen',
      `/${'x'.repeat(8000)}`,
      '/%00',
      '*',
      '/v2/card/\u0000',
    ),
  )
  .map((target) => ({
    kind: 'path',
    isUnsigned: true as const,
    codes: [400002, 400003, 404001, 405001],
    request: { method: 'GET', target, headers: [] },
  }));
const methods = fc
  .tuple(fc.constantFrom(...contract.operations), fc.constantFrom('TRACE', 'CONNECT', 'PROPFIND', 'get', 'POST\t', ''))
  .map(([operation, method]) => ({
    kind: 'method',
    isUnsigned: true as const,
    codes: [405001],
    request: { method, target: toPath(operation), headers: [] },
  }));

export const hostileArbitrary: fc.Arbitrary<Hostile> = fc.oneof(
  bodies('no JSON', notJson, 400001),
  bodies(
    '64 KiB and more',
    fc.nat(1000).map((more) => `"${'x'.repeat(MAX_BODY_BYTES - 1 + more)}"`),
    413001,
  ),
  bodies('two members of one name', repeated, 400001),
  bodies('lone surrogates', surrogate, 400001),
  bodies('prototypes', prototype, 400002),
  bodies('depth', deep, 400001),
  bodies('huge numbers', huge, 400002),
  bodies('bad UTF-8', badUtf8, 400001),
  wrongType,
  typeTwice,
  keyTwice,
  signatureTwice,
  query,
  paths,
  methods,
);
