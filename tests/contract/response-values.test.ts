import { expect, test } from 'vitest';
import { getOperations, getRecord, readDocument } from './documents.ts';
import { findUnstatedValues, getStatedValues, getValues } from './response-values.ts';

const document = readDocument('openapi/merchant.v2.yaml');
const examples = getRecord(getRecord(document.components, 'components').examples, 'examples');
const stating = getOperations(document)
  .map(({ operation }) => String(operation.operationId))
  .filter((id) => getStatedValues(id).length > 0);
/** Body of the example that the contract calls `openCard.success`. */
const getSuccess = (id: string) => getRecord(examples[`${id}.success`], `${id}.success`).value;

test('operations that return a new order state which of its values can occur', () => {
  expect(stating).toEqual(expect.arrayContaining(['openCard', 'rechargeCard', 'withdrawCard', 'cancelCard']));
});

test.each(stating)(
  'the example of %s has every field that the operation speaks of, with a value that it allows',
  (id) => {
    for (const [path] of getStatedValues(id)) expect(getValues(getSuccess(id), path.split('.')), path).not.toEqual([]);
    expect(findUnstatedValues(id, getSuccess(id))).toEqual([]);
  },
);

test('a value that the operation excludes is found, in lists too', () => {
  const body = { data: { status: 'success', history: [{ status: 'created' }, { status: 'returned' }], failure: null } };

  expect(findUnstatedValues('createPayment', body)).toEqual([
    'data.status: "success"',
    'data.history.status: "returned"',
  ]);
});
