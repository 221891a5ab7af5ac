import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkPaste } from './check-paste.ts';
import { printPath } from './findings/finding.ts';

const NAMES = new Map([['CARD_AMOUNT_OUT_OF_RANGE', 422102]]);
const EXAMPLES = [
  'openapi/examples/merchant.v2.yaml',
  'openapi/examples/token.yaml',
  'asyncapi/examples/listen.yaml',
].flatMap(readExamples);

it('finds nothing in any recorded response or frame', () => {
  expect(EXAMPLES.length).toBeGreaterThan(60);
  const found = EXAMPLES.flatMap(({ name, value }) => {
    const checked = check(JSON.stringify(value));
    const findings = checked.kind === 'checked' ? checked.check?.findings : undefined;
    return findings?.length === 0 ? [] : [{ name, findings: findings ?? checked.kind }];
  });

  expect(found).toEqual([]);
});

it('recognises the operation of recorded responses by their shape, alone or among equals', () => {
  const wrong = EXAMPLES.flatMap(({ name, value }) => {
    const checked = check(JSON.stringify(value));
    if (checked.kind !== 'checked' || checked.subject.kind !== 'response') return [];
    const { operation, others } = checked.subject;
    return [operation, ...others].includes(name.split('.')[0] ?? '') ? [] : [`${name}: ${operation}`];
  });

  expect(wrong).toEqual([]);
});

it('says what is wrong with each value, where, and how grave it is', () => {
  const { code, message, data, requestId, timestamp } = getExample('openCard');
  const text = JSON.stringify(
    {
      code,
      message,
      data: {
        ...data,
        status: 'done',
        amount: { value: 100, currency: 'USD' },
        fee: { value: '2.5', currency: 'USD' },
        balanceAfter: { currency: 'USD', available: '1.00', frozen: '0.00', total: '2.00' },
        channelRef: 'A-77',
        createdAt: '2026-01-15T08:00:00Z',
        orderId: undefined,
      },
      requestId,
      timestamp,
    },
    null,
    2,
  );
  const checked = check(text);
  if (checked.kind !== 'checked') throw new Error(checked.kind);

  const findings = checked.check?.findings.map(({ level, path, rule }) => `${level} ${printPath(path)} ${rule}`);
  expect(findings?.toSorted()).toEqual([
    'bad data.amount.value amountIsNumber',
    'bad data.balanceAfter.total sum',
    'bad data.createdAt milliseconds',
    'bad data.fee.value fewDigits',
    'bad data.orderId required',
    'info data.channelRef unknownField',
    'warn data.status enum',
  ]);
  const lines = text.split('\n');
  expect(lines[checked.findLine(['data', 'status'])]).toContain('"done"');
  expect(lines[checked.findLine(['data', 'amount', 'value'])]).toContain('100');
});

it('takes the operation of the request line, and the status of the response', () => {
  const body = JSON.stringify(getExample('openCard'), null, 2);
  const checked = check(
    `> POST /v2/card/open HTTP/1.1\n> Accept: */*\n\n< HTTP/1.1 500 Error\n< X-Request-Id: req_1\n\n${body}`,
  );

  expect(checked).toMatchObject({
    subject: { operation: 'openCard', by: 'path' },
    check: { findings: [{ rule: 'status' }] },
  });
});

it('checks a frame by its type, and its data by the kind of event', () => {
  const frame = EXAMPLES.find(({ value }) => value.type === 'deposit.detected')?.value;
  const checked = check(JSON.stringify({ ...frame, seq: 0, data: { ...frame?.data, status: 7 } }));

  expect(checked).toMatchObject({
    subject: { kind: 'frame', type: 'deposit.detected' },
    check: { findings: [{ path: ['seq'] }, { path: ['data', 'status'] }] },
  });
  expect(check('{"type":"card.opened"}')).toMatchObject({
    check: { findings: [{ level: 'warn', rule: 'unknownType' }] },
  });
});

it.each([
  ['<html><body>502 Bad Gateway', 'html', 1, 1],
  ['{"code": 0,\n "data": {"a": "b', 'truncated', 2, 16],
  ["{'code': 0}", 'singleQuotes', 1, 2],
  ['{"code": 0, "data": None}', 'literal', 1, 21],
  ['{"code": 0,}', 'trailingComma', 1, 12],
  ['{code: 0}', 'unquotedName', 1, 2],
  ['{"code":0}\n{"code":0}', 'several', 2, 1],
  ['{"code":0} x', 'other', 1, 12],
  ['H4sIAAAAAAAAA6tWSs5PSVWyUtJRKkotLs0p', 'binary', 1, 1],
  ['{\\"code\\":0}', 'escaped', 1, 1],
  ['hello', 'text', 1, 1],
  ['a.b.c.d.e', 'encrypted', 1, 1],
  ['\ufeff{"code":0}', 'byteOrderMark', 1, 1],
  ['"{\\"code\\":0}"', 'escaped', 1, 1],
])('says what %j is and where it stops to be JSON', (text, cause, line, column) => {
  expect(check(text)).toMatchObject({ kind: 'notJson', problem: { cause, line, column } });
});

describe('finds the response in what clients and tools print:', () => {
  const body = JSON.stringify(getExample('openCard'));
  it.each<[string, string, { line: number; status?: number; path?: string }]>([
    ['curl -i', `HTTP/2 202 \r\nx-request-id: r\r\n\r\n${body}`, { status: 202, line: 3 }],
    [
      '100 Continue before it',
      `HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 202 Accepted\r\n\r\n${body}`,
      { status: 202, line: 4 },
    ],
    [
      'curl -v',
      `> POST /v2/card/open HTTP/1.1\n>\n< HTTP/1.1 202 Accepted\n< X: y\n<\n{ [713 bytes data]\n* Closing\n${body}`,
      { status: 202, path: '/v2/card/open', line: 7 },
    ],
    ['a line of a log', `08:00:01 INFO [http-1] response={"a"} ${body} took=12ms`, { line: 0 }],
    ['an event of a stream', `id: 7\ndata: ${body}\n\n`, { line: 1 }],
    ['its status above it', `Status: 202 Accepted\n${body}`, { line: 1 }],
  ])('%s', (_, text, { line, ...paste }) => {
    const checked = check(text);
    expect(checked).toMatchObject({ subject: { operation: 'openCard' }, paste, check: { findings: [] } });
    expect(checked.kind === 'checked' && checked.findLine(['code'])).toBe(line);
  });

  it('data without their envelope, with the lines of their findings', () => {
    const { status: _, ...data } = getExample('openCard').data ?? {};
    const checked = check(JSON.stringify({ ...data, amount: { value: '1.5', currency: 'USD' } }, null, 2));

    expect(checked).toMatchObject({ isData: true, subject: { operation: 'openCard' } });
    if (checked.kind !== 'checked') throw new Error(checked.kind);
    expect(checked.check?.findings.map(({ path, rule }) => `${printPath(path)} ${rule}`)).toEqual([
      'data.status required',
      'data.amount.value fewDigits',
    ]);
    expect(checked.findLine(['data', 'amount', 'value'])).toBe(
      JSON.stringify(data, null, 2)
        .split('\n')
        .findIndex((line) => line.includes('"amount"')) + 1,
    );
  });

  it('data of which most fields are missing', () => {
    const { orderId, type, status, direction } = getExample('openCard').data ?? {};
    expect(check(JSON.stringify({ orderId, type, status, direction }))).toMatchObject({ isData: true });
  });

  it('but neither in a frame, nor in what a gateway writes, nor in a list', () => {
    for (const text of [
      '{"type":"card.opened","id":"a","seq":1}',
      '{"message":"Service Unavailable"}',
      '[{"code":0}]',
      'null',
    ])
      expect(check(text)).not.toHaveProperty('isData');
    expect(check('HTTP/1.1 502 Bad Gateway\r\n\r\n<html>')).toMatchObject({ problem: { cause: 'html', line: 3 } });
  });
});

it('survives a text that is deeper than any parser goes', () => {
  const isDeep = checkPaste('['.repeat(200_000), { names: NAMES });

  expect(isDeep.kind === 'notJson' && isDeep.problem.cause).toBe('deep');
});

it('finds the code in a name, a number, or a line of a log', () => {
  for (const text of [
    '422102',
    'CARD_AMOUNT_OUT_OF_RANGE',
    'refused: code=422102 (see log)',
    'error 422102',
    '422 102',
    '４２２１０２',
    '422,102',
    'code: 4 2 2 1 0 2',
  ])
    expect(check(text)).toMatchObject({ kind: 'code', code: 422102 });
  expect(check('422 102')).not.toHaveProperty('problem');
});

it('is not fooled by names that every object has', () => {
  const checked = check(
    '{"code":0,"message":"","data":{"__proto__":1,"constructor":{},"toString":1},"requestId":"x","timestamp":"y"}',
  );

  expect(checked).toMatchObject({ kind: 'checked', subject: { kind: 'unknown' } });
});

function check(text: string) {
  return checkPaste(text, { names: NAMES });
}

type Example = { name: string; value: Record<string, unknown> & { data?: Record<string, unknown> } };

/** Recorded responses and frames: requests and schemas of headers have neither code nor type. */
function readExamples(file: string): Example[] {
  const document = parse(readFileSync(file, 'utf8'));
  return Object.entries(document.examples ?? document.components.examples).flatMap(([name, example]) => {
    const { value, payload = value } = example as { value?: Example['value']; payload?: Example['value'] };
    const isBody =
      typeof payload === 'object' && payload !== null && (typeof payload.type === 'string' || 'requestId' in payload);
    return isBody ? [{ name, value: payload }] : [];
  });
}

function getExample(operation: string): Example['value'] {
  const found = EXAMPLES.find(({ name, value }) => name.startsWith(`${operation}.`) && value.code === 0);
  if (!found) throw new Error(`No example of ${operation}.`);
  return found.value;
}
