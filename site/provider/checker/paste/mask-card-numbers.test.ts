import { expect, it } from 'vitest';
import { maskCardNumbers } from './mask-card-numbers.ts';

it.each([
  ['"pan":"4111111111111111"', '"pan":"411111******1111"'],
  ['5555 5555 5555 4444', '5555 55** **** 4444'],
  ['4111-1111-1111-1111', '4111-11**-****-1111'],
  ['3782 822463 10005', '3782 82**** *0005'],
  ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '4 1 1 1 1 1 * * * * * * 1 1 1 1'],
])('masks what is a card number in %s', (text, masked) => {
  expect(maskCardNumbers(text)).toBe(masked);
});

it.each([
  '\u00a0',
  '\u2009',
  '\u202f',
  '\u3000',
  '\t',
  '\n',
  '  ',
  '.',
  '_',
  '+',
  '%20',
  '\\u00a0',
  '\\t',
  '&nbsp;',
  '\u2011',
  '\u2013',
])('masks a card number whose groups are separated by %j', (separator) => {
  const [one, two, three, four] = ['4111', '11**', '****', '1111'];
  expect(maskCardNumbers(`pan=${'4111 1111 1111 1111'.replaceAll(' ', separator)}`)).toBe(
    `pan=${[one, two, three, four].join(separator)}`,
  );
});

it.each([
  ['４１１１１１１１１１１１１１１１', '４１１１１１******１１１１'],
  ['4111 1111 1111 1111 123', '4111 11** **** 1111 123'],
  ['4111 1111 1111 1111 12 29', '4111 11** **** 1111 12 29'],
  ['line\\n4111111111111111', 'line\\n411111******1111'],
  ['pan%3D4111111111111111', 'pan%3D411111******1111'],
])('masks the card number and nothing beside it in %s', (text, masked) => {
  expect(maskCardNumbers(text)).toBe(masked);
});

it.each([
  // Its check digit is wrong.
  '4111111111111112',
  '4111\u00a01111\u00a01111\u00a01112',
  'X-Timestamp: 1768464001000',
  'req_4111111111111111',
  '0.4111111111111111',
  // Fractions whose digits would be a card number.
  '4.111111111111111',
  '41111111.11111111',
  '41111111111111111111111111111111',
])('leaves alone what is none: %s', (text) => {
  expect(maskCardNumbers(text)).toBe(text);
});

it.each(['1', '1 ', '4 ', '1.', '1_', '４'])('reads a long text of %j once', (unit) => {
  const text = `${unit.repeat(200_000)}x`;
  expect(maskCardNumbers(text)).toHaveLength(text.length);
});
