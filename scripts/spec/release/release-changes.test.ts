import { expect, test } from 'vitest';
import { getApi } from '../../../tests/setup/rated-changes.ts';
import { diffApis } from '../diff/diff-apis.ts';
import { toReleaseChanges } from './release-changes.ts';

const API = `
openapi: 3.1.0
info: { title: Wallet, version: 1.2.0 }
paths:
  /wallet:
    get:
      operationId: getWallet
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Wallet' } } } }
        '400': { content: { application/json: { schema: { $ref: '#/components/schemas/Refusal' } } } }
    post:
      operationId: openWallet
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Opening' } } } }
      responses: { '201': {} }
components:
  schemas:
    Wallet: { properties: { owner: { $ref: '#/components/schemas/Owner' } } }
    Owner: { properties: { name: { type: string } } }
    Opening: { properties: { owner: { $ref: '#/components/schemas/Owner' } } }
    Refusal: { properties: { code: { type: integer } } }
`;

function changesOf(from: string, to: string) {
  const now = getApi('openapi', API.replace(from, to));
  return diffApis([getApi('openapi', API)], [now]).flatMap(toReleaseChanges);
}

test('a change of a component is recorded once, for all operations that it reaches', () => {
  const [change, ...others] = changesOf('name: { type: string }', 'name: { type: string }, born: {}');

  expect(change).toEqual({
    ...{ document: 'wallet', rating: 'added', kind: 'added', at: 'Owner', what: 'born' },
    operations: ['getWallet', 'openWallet'],
  });
  expect(others).toEqual([]);
});

test('a change of the envelope of errors counts for no operation', () => {
  expect(changesOf('code: { type: integer }', 'code: { type: integer }, hint: {}')).toMatchObject([{ operations: [] }]);
});

test('a change of an operation itself is at its id', () => {
  expect(changesOf('operationId: openWallet', 'operationId: openWallet\n      deprecated: true')).toMatchObject([
    { at: 'openWallet', kind: 'deprecated', operations: ['openWallet'] },
  ]);
});
