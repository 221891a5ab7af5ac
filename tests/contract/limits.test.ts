import { expect, test } from 'vitest';
import { objectsIn, readDocument, recordOf } from './documents.ts';
import { limits, limitValue, UNITS } from './read-limits.ts';

// The guides quote `x-limits`; what the examples of the contract show must be the same numbers.
const examples = ['openapi/merchant.v2.yaml', 'openapi/token.yaml'].flatMap((file) =>
  objectsIn(recordOf(readDocument(file).components, 'components').examples),
);

test.each(limits)('%s is made of whole numbers, of a known unit if it has one', (_, { values, unit }) => {
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) expect(Number.isInteger(value)).toBe(true);
  expect([undefined, ...UNITS]).toContain(unit);
});

test('no two documents have a limit of the same name', () => {
  expect(new Set(limits.map(([name]) => name)).size).toBe(limits.length);
});

test('new tokens live as long as the limits say', () => {
  const pairs = examples.filter((example) => 'expiresIn' in example);

  expect(pairs.length).toBeGreaterThan(1);
  for (const { expiresIn, refreshExpiresIn } of pairs) {
    expect(expiresIn).toBe(limitValue('accessToken'));
    expect(refreshExpiresIn).toBe(limitValue('refreshToken'));
  }
});

test('a new quote and a new listen ticket live as long as the limits say', () => {
  const quotes = examples.filter((example) => 'quoteId' in example && 'expiresAt' in example && 'createdAt' in example);
  const snapshots = examples.filter((example) => 'ticket' in example && 'user' in example);

  expect(quotes.length).toBeGreaterThan(0);
  expect(snapshots.length).toBeGreaterThan(0);
  for (const { createdAt, expiresAt } of quotes) expect(lifetime(createdAt, expiresAt)).toBe(limitValue('quote'));
  for (const { ticket } of snapshots)
    expect(lifetime('2026-01-15T08:00:00.000Z', recordOf(ticket, 'ticket').expiresAt)).toBe(limitValue('listenTicket'));
});

function lifetime(from: unknown, to: unknown): number {
  return (Date.parse(String(to)) - Date.parse(String(from))) / 1000;
}
