import { describe, expect, it } from 'vitest';
import { getOperations, getRecord, getTexts, type Json, objectsIn, readDocument } from './documents.ts';
import { expectedOperationErrors } from './expected-errors.ts';
import { expectedOperations } from './expected-operations.ts';
import { channelAddresses, merchantCalls, tokenCalls } from './expected-paths.ts';
import { getWords } from './read-table.ts';

const merchant = getOperations(readDocument('openapi/merchant.v2.yaml'));
const token = getOperations(readDocument('openapi/token.yaml'));
const listen = readDocument('asyncapi/listen.yaml');
const operations = [...merchant, ...token];

describe('the documented calls are those of the product specification', () => {
  it('27 in the merchant API', () => {
    expect(merchantCalls).toHaveLength(27);
    expect(merchant.map(({ call }) => call).sort()).toEqual([...merchantCalls].sort());
  });

  it('4 in the token service', () => {
    expect(tokenCalls).toHaveLength(4);
    expect(token.map(({ call }) => call).sort()).toEqual([...tokenCalls].sort());
  });

  it('and one websocket', () => {
    const addresses = Object.values(getRecord(listen.channels, 'channels')).map(
      (channel) => getRecord(channel, 'channel').address,
    );

    expect(addresses).toEqual(channelAddresses);
  });
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
