import { expect, test } from 'vitest';
import { getInitials } from './initials.ts';

test.each([
  ['Adyen Checkout API', 'AC'],
  ['The Tea House', 'TH'],
  ['box', 'B'],
  ['茶馆 API', '茶'],
  ['API', 'API'],
  ['😀', 'API'],
])('the initials of %s are %s', (title, initials) => {
  expect(getInitials(title)).toBe(initials);
});
