import type { RandomBytes } from '../../../base/encoding/bytes.ts';

/** What an identifier names: its prefix (docs/contract.md#23-identifiers). */
export type IdentifierPrefix =
  | 'mch'
  | 'card'
  | 'cm'
  | 'hld'
  | 'req'
  | 'ord'
  | 'qte'
  | 'pay'
  | 'usr'
  | 'adr'
  | 'dep'
  | 'wdr'
  | 'msg'
  | 'ses';

/** Crockford base32: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TIME_CHARS = 10;
const RANDOM_CHARS = 16;

/** A new identifier: prefix and ULID. `now` is in Unix milliseconds; ids made later sort later. */
export function createIdentifier(prefix: IdentifierPrefix, now: number, random: RandomBytes): string {
  const chars: string[] = [];
  for (let index = TIME_CHARS - 1; index >= 0; index -= 1)
    chars.push(ALPHABET.charAt(Math.floor(now / 32 ** index) % 32));
  for (const byte of random(RANDOM_CHARS)) chars.push(ALPHABET.charAt(byte % 32));
  return `${prefix}_${chars.join('')}`;
}
