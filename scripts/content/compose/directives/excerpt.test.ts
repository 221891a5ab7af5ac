import { expect, test } from 'vitest';
import { excerpt, MissingMember } from './excerpt.ts';

const example = {
  code: 0,
  data: { orderId: 'ord_1', fee: { value: '1.00', currency: 'USD' }, log: [{ at: 1 }, { at: 2 }] },
};

test('shows everything when nothing is chosen', () => {
  expect(excerpt(example, [])).toEqual(example);
});

test('shows the chosen members in the order of the example', () => {
  expect(JSON.stringify(excerpt(example, ['data.fee.value', 'data.orderId', 'code']))).toBe(
    '{"code":0,"data":{"orderId":"ord_1","fee":{"value":"1.00"}}}',
  );
});

test('chooses elements of a list by position', () => {
  expect(excerpt(example, ['data.log.1'])).toEqual({ data: { log: [{ at: 2 }] } });
});

test.each(['total', 'data.total', 'code.total'])('refuses %s, which the example does not have', (path) => {
  expect(() => excerpt(example, [path])).toThrow(MissingMember);
});
