import { expect, it } from 'vitest';
import { maskCardNumbers } from './mask-card-numbers.ts';

it.each([
  ['"pan":"4111111111111111"', '"pan":"411111******1111"'],
  ['5555 5555 5555 4444', '5555 55** **** 4444'],
  // Not a card number: its check digit is wrong, it is a time, it is part of something longer.
  ['4111111111111112', '4111111111111112'],
  ['X-Timestamp: 1768464001000', 'X-Timestamp: 1768464001000'],
  ['req_4111111111111111', 'req_4111111111111111'],
  ['0.4111111111111111', '0.4111111111111111'],
])('masks what is a card number in %s', (text, masked) => {
  expect(maskCardNumbers(text)).toBe(masked);
});
