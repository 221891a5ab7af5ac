import { expect, test } from 'vitest';
import { findViolations } from './violations.ts';

function find(initialAmount: unknown) {
  return findViolations('openCard', { parameters: {}, body: JSON.stringify({ initialAmount }) }).filter(({ field }) =>
    field.startsWith('initialAmount'),
  );
}

test('an amount with more decimal places than its currency has is marked, though its schema allows it', () => {
  expect(find({ value: '10.001', currency: 'USD' })).toEqual([
    { field: 'initialAmount.value', rule: 'decimals', value: 'USD 2' },
  ]);
});

test.each(['', ' ', '-1', '1e999', '1.', '.5', '1,5', '\u0000', '{"a":1}'])(
  'the amount %j is marked once, by its schema',
  (value) => {
    expect(find({ value, currency: 'USD' })).toMatchObject([{ field: 'initialAmount.value' }]);
  },
);

test.each([null, [], [[[]]], { value: 1, currency: {} }, { value: '1', currency: '__proto__' }])(
  'the amount %j is a violation, not a failure',
  (amount) => {
    expect(find(amount).length).toBeGreaterThan(0);
  },
);

test('an empty parameter of the path is missing', () => {
  expect(findViolations('getCard', { parameters: { cardId: '' }, body: undefined })).toEqual([
    { field: 'path:cardId', rule: 'required' },
  ]);
});

test('an empty field is said to be empty, once, instead of lacking a pattern and a length', () => {
  const body = JSON.stringify({ merchantOrderNo: '', alias: '', initialAmount: { value: '', currency: 'USD' } });
  const marks = findViolations('openCard', { parameters: {}, body });
  for (const field of ['merchantOrderNo', 'alias', 'initialAmount.value'])
    expect(marks.filter((mark) => mark.field === field)).toEqual([{ field, rule: 'empty' }]);
});

test('an unknown field stays unknown when it is empty', () => {
  const marks = findViolations('openCard', { parameters: {}, body: JSON.stringify({ nickname: '' }) });
  expect(marks).toContainEqual({ field: 'nickname', rule: 'unknown_field' });
});

test('a value that is too long to be encrypted is marked with the limit', () => {
  const body = JSON.stringify({ document: { encryptedNumber: 'é'.repeat(2049) } });
  expect(findViolations('createHolder', { parameters: {}, body })).toContainEqual({
    field: 'document.encryptedNumber',
    rule: 'maxLength',
    value: '4096',
  });
});

test('a value that will be encrypted may be anything but empty', () => {
  const find = (encryptedPin: string) =>
    findViolations('setCardPin', {
      parameters: { cardId: 'card_01KF0AVQSR98REWPEJFRVSKCDQ' },
      body: JSON.stringify({ encryptedPin }),
    });
  expect(find('x')).toEqual([]);
  expect(find('')).toEqual([{ field: 'encryptedPin', rule: 'empty' }]);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a field named %s is unknown, like any that the schema does not have',
  (name) => {
    const marks = findViolations('openCard', { parameters: {}, body: `{"${name}": {"${name}": "x"}}` });
    expect(marks).toContainEqual({ field: name, rule: 'unknown_field' });
  },
);
