import { expect, it } from 'vitest';
import { isCardNumber, luhnDigit } from './luhn.ts';

it.each(['4111111111111111', '5555555555554444', '6011111111111117'])('accepts the test number %s', (number) => {
  expect(isCardNumber(number)).toBe(true);
});

it('refuses every single wrong digit', () => {
  const wrong = Array.from({ length: 10 }, (_, digit) => `411111111111111${digit}`).filter(isCardNumber);

  expect(wrong).toEqual(['4111111111111111']);
});

it('refuses what is too short, too long or grouped', () => {
  expect(isCardNumber('0')).toBe(false);
  expect(isCardNumber('4111 1111 1111 1111')).toBe(false);
  expect(isCardNumber('0'.repeat(20))).toBe(false);
});

it('completes the numbers of further sandbox cards', () => {
  expect(luhnDigit('411111000000001')).toBe('3');
  expect(isCardNumber('4111110000000013')).toBe(true);
});
