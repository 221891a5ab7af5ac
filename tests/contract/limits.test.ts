import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRecord } from '../../packages/base/encoding/json.ts';
import { getRecord, objectsIn, readDocument } from './documents.ts';
import { limits, limitValue, limitValues, UNITS } from './read-limits.ts';

// The guides quote `x-limits`; what the examples of the contract show must be the same numbers.
const examples = ['openapi/merchant.v2.yaml', 'openapi/token.yaml'].flatMap((file) =>
  objectsIn(getRecord(readDocument(file).components, 'components').examples),
);

test.each(limits)('%s is made of numbers above zero, of a known unit if it has one', (_, { values, unit }) => {
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) expect(value).toBeGreaterThan(0);
  expect([undefined, ...UNITS]).toContain(unit);
});

test('no two documents have a limit of the same name', () => {
  expect(new Set(limits.map(([name]) => name)).size).toBe(limits.length);
});

test('new tokens live as long as the limits state', () => {
  const pairs = examples.filter((example) => 'expiresIn' in example);

  expect(pairs.length).toBeGreaterThan(1);
  for (const { expiresIn, refreshExpiresIn } of pairs) {
    expect(expiresIn).toBe(limitValue('accessToken'));
    expect(refreshExpiresIn).toBe(limitValue('refreshToken'));
  }
});

test('a new quote and a new listen ticket live as long as the limits state', () => {
  const quotes = examples.filter((example) => 'quoteId' in example && 'expiresAt' in example && 'createdAt' in example);
  const snapshots = examples.filter(({ data }) => isRecord(data) && 'ticket' in data);

  expect(quotes.length).toBeGreaterThan(0);
  expect(snapshots.length).toBeGreaterThan(0);
  for (const { createdAt, expiresAt } of quotes) expect(lifetime(createdAt, expiresAt)).toBe(limitValue('quote'));
  for (const { timestamp, data } of snapshots) {
    const { expiresAt } = getRecord(getRecord(data, 'data').ticket, 'ticket');
    expect(lifetime(timestamp, expiresAt)).toBe(limitValue('listenTicket'));
  }
});

test('a deposit is credited less the fee that the limits state', () => {
  const deposits = objectsIn(readDocument('asyncapi/listen.yaml')).filter(
    (example) =>
      typeof example.depositId === 'string' && 'fee' in example && example.fee !== null && 'creditedAmount' in example,
  );

  expect(deposits.length).toBeGreaterThan(0);
  for (const { amount, fee } of deposits)
    expect((100 * Number(getRecord(fee, 'fee').value)) / Number(getRecord(amount, 'amount').value)).toBe(
      limitValue('depositFee'),
    );
});

test('a name in the fields of a channel is as long as the limits state', () => {
  const fields = examples.filter(
    (example) =>
      Array.isArray(example.fields) && String(getRecord(example.channel, 'channel').product) === 'php_instapay',
  );
  const names = fields.flatMap((example) => objectsIn(example.fields)).filter(({ key }) => key === 'beneficiaryName');

  expect(names.length).toBeGreaterThan(0);
  for (const { maxLength } of names) expect(maxLength).toBe(limitValue('instapayName'));
});

function lifetime(from: unknown, to: unknown): number {
  return (Date.parse(String(to)) - Date.parse(String(from))) / 1000;
}

// Texts of the documents say some limits in their sentences. `getText` is a file as one line.
const getText = (file: string) => readFileSync(file, 'utf8').replace(/\s+/g, ' ');
const merchant = getText('openapi/merchant.v2.yaml');
const token = getText('openapi/token.yaml');

const statements: [string, string, RegExp][] = [
  ['holderAge', getText('openapi/common.yaml'), /younger than (\d+)/g],
  ['holderAge', merchant, /must be at least (\d+) on the UTC/g],
  ['phoneDigits', merchant, /at most (\d+) digits \(E\.164\)/g],
  ['countries', merchant, /no paging \(at most (\d+)\)/g],
  ['withdrawalReview', token, /amount (?:of|is) (\d+) or more/g],
  ['orderPollLast', merchant, /then\s+(\d+) s before each further reading/g],
];

test.each(statements)('%s is the number that the documents say', (name, text, pattern) => {
  const numbers = [...text.matchAll(pattern)].map(([, number]) => Number(number));

  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) expect(number).toBe(limitValue(name));
});

test('the documents state the waits of polling', () => {
  expect(merchant).toContain(`wait ${limitValues('orderPoll').join(', then ')} s, then`);
});
