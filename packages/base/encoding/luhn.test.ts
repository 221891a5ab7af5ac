import { expect, it } from 'vitest';
import { luhnDigit } from './luhn.ts';

it.each(['4111111111111111', '5555555555554444', '6011111111111117'])('completes the test number %s', (number) => {
  expect(luhnDigit(number.slice(0, -1))).toBe(number.slice(-1));
});

it('completes the numbers of further sandbox cards', () => {
  expect(luhnDigit('411111000000001')).toBe('3');
});
