import { expect, test } from 'vitest';
import { groupPaths } from './path-groups.ts';

const group = (...paths: string[]) => paths.map(groupPaths(paths));

test('paths are grouped by what tells them apart, in words', () => {
  const paths = ['/v1/charges', '/v1/charges/{id}', '/v1/billing_portal/sessions', '/v1/billing_portal/plans'];

  expect(group(...paths, '/2010-04-01/phoneCalls.json', '/2010-04-01/phoneCalls/{id}.json')).toEqual([
    ...['Charges', 'Charges', 'Billing portal', 'Billing portal'],
    ...['Phone calls', 'Phone calls'],
  ]);
});

test('a segment that all have does not tell them apart; what has nothing more keeps its name', () => {
  expect(
    group('/api/shop/{tenant}', '/api/shop/{tenant}/pots', '/api/shop/pots/{id}', '/api/shop/{tenant}/{id}'),
  ).toEqual(['Shop', 'Pots', 'Pots', 'Shop']);
});

test('there are no groups where most paths would be alone in theirs', () => {
  expect(group('/pots', '/pots/{id}', '/pots/{id}.json')).toEqual([undefined, undefined, undefined]);
  expect(group('/', '/pots', '/cups', '/cups/{id}')).toEqual([undefined, undefined, undefined, undefined]);
  expect(group()).toEqual([]);
  expect(group('/', '/{id}')).toEqual([undefined, undefined]);
});
