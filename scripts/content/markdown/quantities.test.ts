import { expect, test } from 'vitest';
import { findQuantities } from './quantities.ts';

function found(text: string) {
  return findQuantities(text, (offset) => ({ line: 1, column: offset + 1 })).map(
    ({ target, column, amounts, measure }) => [target, column, amounts, measure],
  );
}

const day = { per: 86_400 };

test.each([
  ['after 300 seconds', [['300 seconds', 7, [300], 'second']]],
  ['for one hour', [['one hour', 5, [3600], 'second']]],
  ['24 hours', [['24 hours', 1, [86_400], 'second']]],
  ['a five-minute break', [['five-minute', 3, [300], 'second']]],
  ['2, 5, 10 and 30 seconds', [['2, 5, 10 and 30 seconds', 1, [2, 5, 10, 30], 'second']]],
  [
    '12 months, or 1 year',
    [
      ['12 months', 1, [12], 'month'],
      ['1 year', 15, [12], 'month'],
    ],
  ],
  ['at most 4 KiB', [['4 KiB', 9, [4096], 'byte']]],
  ['20 × 3 s', [['3 s', 6, [3], 'second']]],
  ['20 requests per second', [['20 requests per second', 1, [20], { per: 1 }]]],
  ['3 times a day', [['3 times a day', 1, [3], day]]],
  ['60 per minute', [['60 per minute', 1, [60], { per: 60 }]]],
  ['a share of 0.5 %', [['0.5 %', 12, [0.5], 'percent']]],
  ['150 ms', [['150 ms', 1, [0.15], 'second']]],
  [
    'two attempts, 64 characters',
    [
      ['two attempts', 1, [2], 'count'],
      ['64 characters', 15, [64], 'count'],
    ],
  ],
  ['for 100.00 USD', [['100.00 USD', 5, [100], { currency: 'USD' }]]],
  ['from 5000 on', [['5000', 6, [5000], 'none']]],
] as const)('finds %s', (text, quantities) => {
  expect(found(text)).toEqual(quantities);
});

test.each([
  ['提前 300 秒', [['300 秒', 4, [300], 'second']]],
  ['约三十秒', [['三十秒', 2, [30], 'second']]],
  ['一小时后', [['一小时', 1, [3600], 'second']]],
  ['十二小时', [['十二小时', 1, [43_200], 'second']]],
  ['两天', [['两天', 1, [172_800], 'second']]],
  ['2、5、10、30 秒后', [['2、5、10、30 秒', 1, [2, 5, 10, 30], 'second']]],
  ['新旧并行 6 个月', [['6 个月', 6, [6], 'month']]],
  ['4096 字节', [['4096 字节', 1, [4096], 'byte']]],
  ['每秒 20 次', [['每秒 20 次', 1, [20], { per: 1 }]]],
  ['收取 0.5%', [['0.5%', 4, [0.5], 'percent']]],
  ['最多尝试 4 次', [['4 次', 6, [4], 'count']]],
  ['不超过 64 个字符', [['64 个字符', 5, [64], 'count']]],
  ['付款 100.00 USD', [['100.00 USD', 4, [100], { currency: 'USD' }]]],
  ['每分钟最多 10 次', [['每分钟最多 10 次', 1, [10], { per: 60 }]]],
] as const)('finds %s', (text, quantities) => {
  expect(found(text)).toEqual(quantities);
});

test.each([
  'an hour, once a day, one attempt, the new ones',
  '前一天，每天一次',
  '100.13 × 0.0150 = 1.50195; 4999.00',
  '2026-01-15, RFC 7515, 401008',
  'a total of 134, the last four digits',
  '后四位，重试两次，20,000 位',
])('finds nothing in %s', (text) => {
  expect(found(text).filter(([target]) => !/^(?:7515|401008)$/.test(String(target)))).toEqual([]);
});
