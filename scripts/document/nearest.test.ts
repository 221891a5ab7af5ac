import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.js';

describe('nearest', () => {
  it('finds a misspelt word', () => {
    expect(nearest('Walet', ['Card', 'Wallet', 'WalletId'])).toBe('Wallet');
  });

  it('finds nothing when no name is similar', () => {
    expect(nearest('Walet', ['Card', 'Holder'])).toBeUndefined();
  });
});
