import { expect, it } from 'vitest';
import { operations } from '../expected/documented.ts';
import { givenCalls } from '../expected/given.ts';
import { getRecord, getTexts, type Json, readDocument } from './documents.ts';

it('documents every given call, marked as given, and the websocket', () => {
  const given = operations.filter(({ operation }) => operation['x-provenance'] === 'given').map(({ call }) => call);
  const channels = Object.values(getRecord(readDocument('asyncapi/listen.yaml').channels, 'channels'));

  expect(given.toSorted()).toEqual(givenCalls.toSorted());
  expect(channels.map((channel) => getRecord(channel, 'channel').address)).toEqual(['/ws/listen']);
});

it('gives every operation an id and a call of its own', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  expect(new Set(operations.map(({ call }) => call)).size).toBe(operations.length);
});

it.each(operations)('$id: scope, idempotency, statuses and groups of errors fit each other', ({ call, operation }) => {
  const scope = String(operation['x-scope']);
  const groups = getTexts(operation['x-error-groups']);
  const isReading = call.startsWith('GET ');
  const idempotency = String(operation['x-idempotency']);

  expect(groups).toEqual(expect.arrayContaining(['http', 'sign']));
  expect(groups.includes('token')).toBe(scope !== 'none');
  expect(groups.includes('idem')).toBe(idempotency === 'required');
  expect(scope).toMatch(isReading ? /^\w+:read$/ : /^(?:\w+:write|none)$/);
  if (createsOrder(operation)) expect(idempotency).toMatch(/^(?:required|natural)$/);
  if (isReading) expect([idempotency, operation.requestBody]).toEqual(['none', undefined]);
});

/** 202: an order exists, and a second call must not make a second one. */
function createsOrder({ responses }: Json): boolean {
  return '202' in getRecord(responses, 'responses');
}
