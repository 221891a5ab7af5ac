import { expect, it } from 'vitest';
import { NO_FILTER } from './error-filter.ts';
import { readFilter, writeFilter } from './filter-address.ts';

const FILTER = { text: 'card & wallet', operation: 'openCard', status: '422', retry: 'fix' };

it('comes back from the address as it went there', () => {
  expect(readFilter(writeFilter(FILTER, undefined, ''))).toEqual(FILTER);
  expect(readFilter(writeFilter(NO_FILTER, undefined, '?q=old&op=x'))).toEqual(NO_FILTER);
});

it('leaves other parameters of the address as they are', () => {
  expect(writeFilter(NO_FILTER, undefined, '?navbar=0&q=old')).toBe('?navbar=0');
  expect(writeFilter({ ...NO_FILTER, status: '404' }, undefined, '?navbar=0')).toBe('?navbar=0&status=404');
  expect(writeFilter(NO_FILTER, undefined, '?q=old')).toBe('');
});

it('takes the code of a pasted body and nothing else', () => {
  const text = '{"code":422102,"requestId":"req_secret"}';

  expect(writeFilter({ ...NO_FILTER, text }, { code: 422102, details: [] }, '')).toBe('?q=422102');
  expect(writeFilter({ ...NO_FILTER, text }, { details: [] }, '')).toBe('');
});
