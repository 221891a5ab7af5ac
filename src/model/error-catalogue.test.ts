import { expect, test } from 'vitest';
import { type CatalogueEntry, getUsualCustomer } from './error-catalogue.ts';

function catalogueOf(customers: (string | undefined)[]) {
  const entries = customers.map(
    (customer, index): CatalogueEntry => ({
      ...{ code: 400001 + index, name: 'X', status: 400, meaning: '', retry: 'no', action: '', operations: [] },
      ...(customer !== undefined && { customer }),
    }),
  );
  return { operations: [], topics: [{ id: 'all', title: '', description: [], entries }] };
}

test('the usual words for the customer are those that most codes have', () => {
  expect(getUsualCustomer(catalogueOf(['Call us.', 'Try later.', 'Try later.', undefined]))).toBe('Try later.');
});

test('words that one code alone has are not usual', () => {
  expect(getUsualCustomer(catalogueOf(['Call us.', 'Try later.']))).toBeUndefined();
  expect(getUsualCustomer(catalogueOf([undefined]))).toBeUndefined();
});
