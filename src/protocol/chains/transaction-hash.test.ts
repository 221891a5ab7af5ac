import { expect, it } from 'vitest';
import { isTransactionHash } from './transaction-hash.ts';

const HEX = 'b71a88011cde3b36fa951b85b0cbc3733f000d8c24c11f65ab0c90db5483710d';
const BASE58 = `${'5ymiueBKhLS1JrGzYKiyoSjGXcDZatCdSCn4ErSzVqwq'.repeat(2)}`;

it('accepts the form of each chain and of no other', () => {
  expect(isTransactionHash('TRON', HEX)).toBe(true);
  expect(isTransactionHash('TRON', `0x${HEX}`)).toBe(false);
  expect(isTransactionHash('ETHEREUM', `0x${HEX}`)).toBe(true);
  expect(isTransactionHash('BSC', HEX)).toBe(false);
  expect(isTransactionHash('POLYGON', `0x${HEX.toUpperCase()}`)).toBe(false);
  expect(isTransactionHash('SOLANA', BASE58)).toBe(true);
  expect(isTransactionHash('SOLANA', BASE58.slice(0, 85))).toBe(false);
  expect(isTransactionHash('SOLANA', HEX)).toBe(false);
});
