import { describe, expect, it } from 'vitest';
import { expectedOperationErrors } from '../expected/errors.ts';
import { expectedOperations } from '../expected/operations.ts';
import { getWords } from '../expected/read-table.ts';
import { getOperations, getRecord, getTexts, type Json, objectsIn, readDocument } from './documents.ts';

const merchant = getOperations(readDocument('openapi/merchant.v2.yaml'));
const token = getOperations(readDocument('openapi/token.yaml'));
const listen = readDocument('asyncapi/listen.yaml');
const operations = [...merchant, ...token];

it('documents the expected operations and one websocket, and nothing else', () => {
  const channels = Object.values(getRecord(listen.channels, 'channels'));

  expect(operations.map(({ operation }) => String(operation.operationId)).sort()).toEqual(
    expectedOperations.map(({ operationId }) => operationId).sort(),
  );
  expect(channels.map((channel) => getRecord(channel, 'channel').address)).toEqual(['/ws/listen']);
});

describe.each(expectedOperations)('$operationId, $call', ({ operationId, ...expected }) => {
  it('has its tag, scope, success statuses, idempotency class, body and pages', () => {
    const { call, operation } = documented(operationId);

    expect({
      call,
      tag: getTexts(operation.tags).join(' '),
      scope: String(operation['x-scope']),
      success: successStatuses(operation).join(' '),
      idempotency: String(operation['x-idempotency']),
      body: bodySchemas(operation).join(' '),
      pages: getTexts(operation['x-doc-pages']).join(' '),
    }).toEqual(expected);
  });

  it('has its groups of shared codes and its own codes', () => {
    const { operation } = documented(operationId);
    const errors = expectedOperationErrors.find((row) => row.operationId === operationId);

    expect(getTexts(operation['x-error-groups']).sort()).toEqual(getWords(errors?.groups).sort());
    expect(getTexts(operation['x-error-codes']).sort()).toEqual(getWords(errors?.codes).sort());
  });
});

it('lists the errors of every operation once', () => {
  expect(expectedOperationErrors.map(({ operationId }) => operationId)).toEqual(
    expectedOperations.map(({ operationId }) => operationId),
  );
});

function documented(operationId: string | undefined) {
  const found = operations.find(({ operation }) => operation.operationId === operationId);
  if (!found) throw new Error(`No operation is called ${operationId}.`);
  return found;
}

function successStatuses(operation: Json): string[] {
  return Object.keys(getRecord(operation.responses, 'responses'))
    .filter((status) => status.startsWith('2'))
    .sort();
}

/** The names of the schemas that a body may have; `none` when there is no body. */
function bodySchemas({ requestBody }: Json): string[] {
  if (requestBody === undefined) return ['none'];
  return objectsIn(requestBody)
    .map(({ $ref }) => /#\/components\/schemas\/(\w+)$/.exec(String($ref))?.[1] ?? '')
    .filter((name) => name !== '');
}
