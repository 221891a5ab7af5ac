import { expect, test } from 'vitest';
import { objectsIn, readDocument, recordOf } from './documents.ts';

// The guides quote `x-limits`; what the examples of the contract show must be the same numbers.
const limits = recordOf(readDocument('openapi/common.yaml')['x-limits'], 'x-limits');
const examples = ['openapi/merchant.v2.yaml', 'openapi/token.yaml'].flatMap((file) =>
  objectsIn(recordOf(readDocument(file).components, 'components').examples),
);

const SECONDS: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

function secondsOf(name: string): number {
  const { value, unit } = recordOf(limits[name], name);
  return Number(value) * (SECONDS[String(unit)] ?? Number.NaN);
}

test.each(Object.keys(limits))('%s has whole numbers, of a known unit if it has one', (name) => {
  const { value, values = [value], unit } = recordOf(limits[name], name);
  expect(values).toBeInstanceOf(Array);
  for (const number of values as unknown[]) expect(Number.isInteger(number)).toBe(true);
  expect([undefined, 'month', 'byte', ...Object.keys(SECONDS)]).toContain(unit);
});

test('new tokens live as long as the limits say', () => {
  const pairs = examples.filter((example) => 'expiresIn' in example);

  expect(pairs.length).toBeGreaterThan(1);
  for (const { expiresIn, refreshExpiresIn } of pairs) {
    expect(expiresIn).toBe(secondsOf('accessToken'));
    expect(refreshExpiresIn).toBe(secondsOf('refreshToken'));
  }
});

test('a new quote and a new listen ticket live as long as the limits say', () => {
  const quotes = examples.filter((example) => 'quoteId' in example && 'expiresAt' in example && 'createdAt' in example);
  const snapshots = examples.filter((example) => 'ticket' in example && 'user' in example);

  expect(quotes.length).toBeGreaterThan(0);
  expect(snapshots.length).toBeGreaterThan(0);
  for (const { createdAt, expiresAt } of quotes) expect(lifetime(createdAt, expiresAt)).toBe(secondsOf('quote'));
  for (const { ticket } of snapshots)
    expect(lifetime('2026-01-15T08:00:00.000Z', recordOf(ticket, 'ticket').expiresAt)).toBe(secondsOf('listenTicket'));
});

function lifetime(from: unknown, to: unknown): number {
  return (Date.parse(String(to)) - Date.parse(String(from))) / 1000;
}
