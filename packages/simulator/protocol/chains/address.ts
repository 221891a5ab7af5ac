import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, hex } from '@scure/base';
import { encodeUtf8 } from '../../../base/encoding/bytes.ts';
import { type ChainFamily, type ChainType, chainFamily } from './chain-type.ts';

/** The first rule that an address breaks: its alphabet and length, the count of decoded bytes, the network byte, the checksum. */
export type AddressProblem = 'pattern' | 'length' | 'network' | 'checksum';

const PATTERNS: Record<ChainFamily, RegExp> = {
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  evm: /^0x[0-9a-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
};

const TRON_NETWORK = 0x41;
const CHECKSUM_BYTES = 4;
const SOLANA_BYTES = 32;

/** What is wrong with an address on this chain (docs/contract.md#11-chain-types), or `undefined`. */
export function findAddressProblem(chain: ChainType, address: string): AddressProblem | undefined {
  const family = chainFamily(chain);
  if (!PATTERNS[family].test(address)) return 'pattern';
  switch (family) {
    case 'tron':
      return findTronProblem(base58.decode(address));
    case 'evm':
      return hasMixedCase(address.slice(2)) && address !== toChecksumAddress(address) ? 'checksum' : undefined;
    case 'solana':
      // A public key carries no checksum: a typo can pass.
      return base58.decode(address).length === SOLANA_BYTES ? undefined : 'length';
  }
}

/** The mixed-case form of EIP-55: a letter is upper case when its digit of the Keccak-256 of the lower-case hex is 8 or more. */
export function toChecksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const digest = hex.encode(keccak_256(encodeUtf8(digits)));
  const cased = [...digits].map((char, index) => (digest.charAt(index) >= '8' ? char.toUpperCase() : char));
  return `0x${cased.join('')}`;
}

/**
 * Base58Check: network byte, 20 bytes, and the first four bytes of the double SHA-256 of those 21.
 * What fits the pattern always decodes to 25 bytes: 34 digits of base 58, the first of them a T.
 */
function findTronProblem(bytes: Uint8Array): AddressProblem | undefined {
  if (bytes[0] !== TRON_NETWORK) return 'network';
  const checksum = sha256(sha256(bytes.subarray(0, -CHECKSUM_BYTES)));
  const given = bytes.subarray(-CHECKSUM_BYTES);
  return given.every((byte, index) => byte === checksum[index]) ? undefined : 'checksum';
}

/** All-lower and all-upper hex carries no checksum (EIP-55). */
function hasMixedCase(digits: string): boolean {
  return /[a-f]/.test(digits) && /[A-F]/.test(digits);
}
