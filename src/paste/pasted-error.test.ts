import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPastedError } from './pasted-error.ts';

const CODES = new Map([
  ['CARD_AMOUNT_OUT_OF_RANGE', 422102],
  ['VALIDATION_FAILED', 400002],
  ['RATE_LIMITED', 429001],
]);

const read = (text: string) => readPastedError(text, CODES);

const BODY = {
  code: 422102,
  error: 'CARD_AMOUNT_OUT_OF_RANGE',
  message: 'The amount is "outside" the limits.',
  data: null,
  details: [
    { field: 'amount.value', rule: 'min', message: 'The smallest recharge is 10.00.' },
    { field: 'amount.currency', rule: 'enum', message: 'Not one of these.' },
  ],
  requestId: 'req_01KF0AP900R97RZEE9XX1ADF3T',
  timestamp: '2026-01-15T08:00:00.000Z',
};
const READ = {
  code: 422102,
  name: 'CARD_AMOUNT_OUT_OF_RANGE',
  message: BODY.message,
  requestId: BODY.requestId,
  details: BODY.details,
};

describe('what a reader pastes', () => {
  it.each(['422102', ' 422102\n', 'CARD_AMOUNT_OUT_OF_RANGE', 'card_amount_out_of_range'])(
    'finds the code in %j',
    (text) => {
      expect(read(text)).toEqual({ code: 422102, details: [] });
    },
  );

  it('accepts an unknown code', () => {
    expect(read('422999')).toEqual({ code: 422999, details: [] });
  });

  it.each(['wallet', '4221', 'amount 422102', 'RATE_LIMIT', '', 'message: too low'])('takes %j for words', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([
    ['as it is', JSON.stringify(BODY)],
    ['in lines', JSON.stringify(BODY, null, 2)],
    ['in a log', `2026-01-15 08:00:00 ERROR {tenant=7} POST /v2/card/recharge -> ${JSON.stringify(BODY)} (31 ms)`],
    ['in another object', JSON.stringify({ level: 'error', response: { status: 422, body: BODY } })],
    ['in a string of a log entry', JSON.stringify({ level: 'error', body: JSON.stringify(BODY) })],
    ['in a list', JSON.stringify([{ ok: true }, BODY])],
  ])('reads a body %s', (_, text) => {
    expect(read(text)).toEqual(READ);
  });

  it.each([
    ['capitals', '{A', 'A'],
    ['backslashes', '\\"code\\":', '\\'],
    ['names of fields', '{', '"field"'],
  ])('reads a page of %s once', (_, start, unit) => {
    // Many times: once would not be felt, whatever it costs.
    for (let count = 0; count < 100; count += 1) read(start + unit.repeat(50_000));
  });

  it('reads a body that is cut off, as far as it goes', () => {
    const text = JSON.stringify(BODY);

    expect(read(text.slice(0, text.indexOf('"timestamp"')))).toEqual(READ);
    expect(read(text.slice(0, 60))).toEqual({ code: 422102, name: READ.name, details: [] });
    expect(read(text.slice(4))).toMatchObject({ code: 422102, details: BODY.details });
    expect(read(text.slice(text.indexOf('"error"')))).toMatchObject({ code: 422102, requestId: BODY.requestId });
  });

  it('reads a body that was escaped and cut off', () => {
    const text = JSON.stringify(JSON.stringify(BODY)).slice(0, -40);

    expect(read(text)).toMatchObject({ code: 422102, name: READ.name, details: BODY.details });
  });

  it('reads pairs of a log line', () => {
    expect(read('level=warn code=429001 error=RATE_LIMITED requestId=req_9')).toEqual({
      code: 429001,
      name: 'RATE_LIMITED',
      requestId: 'req_9',
      details: [],
    });
  });

  it('finds a code or a name alone on a line', () => {
    expect(read('Error in job 123456:\n  got 400002 from server')?.code).toBe(400002);
    expect(read('Exception\n  at VALIDATION_FAILED(400)')?.code).toBe(400002);
  });

  it('tells a success and a body without a code from an error', () => {
    expect(read('{"code":0,"message":"OK","data":{"code":422102}}')).toEqual({ code: 0, message: 'OK', details: [] });
    expect(read('{"title":"Bad Gateway","status":502}')).toEqual({ details: [] });
  });

  it('takes nothing for text that is not text', () => {
    const body = {
      code: '422102',
      error: ['x'],
      message: { a: 1 },
      requestId: 7,
      details: [null, 'x', {}, { field: 3 }],
    };

    expect(read(JSON.stringify(body))).toEqual({ code: 422102, details: [] });
  });

  it('shortens what is long', () => {
    const long = { ...BODY, message: 'x'.repeat(5000), details: Array(500).fill(BODY.details[0]) };

    expect(read(JSON.stringify(long).slice(0, 50_000))?.message).toHaveLength(500);
    expect(read(JSON.stringify({ ...BODY, details: long.details }))?.details).toHaveLength(20);
  });
});

describe('anything at all', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      '\\',
      '\\"',
      ':',
      ',',
      '"code"',
      '422102',
      'code=',
      '\n',
      '"field"',
      '__proto__',
    ),
    fc.string({ unit: 'binary' }),
    fc.json(),
  );

  it('is read without an error, into texts and numbers only', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { code, name, message, requestId, details } = read(pieces.join('')) ?? { details: [] };
        const texts = [name, message, requestId, ...details.flatMap((detail) => Object.values(detail))];

        expect(code === undefined || Number.isInteger(code)).toBe(true);
        for (const text of texts) expect(['string', 'undefined']).toContain(typeof text);
      }),
      { numRuns: 500 },
    );
  });

  it('around a body does not hide it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        fc.pre(!/[{}"\\]/.test(before));

        expect(read(`${before}${JSON.stringify(BODY)}${after}`)).toEqual(READ);
      }),
    );
  });

  it('is read in time, however it is nested', () => {
    for (const text of [
      '{'.repeat(50_000),
      '{"a":'.repeat(9_000),
      '[{"details":'.repeat(4_000),
      '"\\'.repeat(25_000),
    ]) {
      expect(read(text)?.code).toBeUndefined();
    }
  });
});
