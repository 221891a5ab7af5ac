import { sha256 } from '@noble/hashes/sha2.js';
import { base58, hex } from '@scure/base';
import { concatBytes, encodeUtf8 } from '../../../base/encoding/bytes.ts';
import { toChecksumAddress } from '../../protocol/chains/address.ts';
import { type ChainType, chainFamily } from '../../protocol/chains/chain-type.ts';

export type Chain = {
  blockMs: number;
  confirmations: number;
  networkFee: string;
  minDeposit: string;
  minWithdrawal: string;
  maxWithdrawal: string;
  currencies: string[];
};

/** The chains of the sandbox (contract 11). */
export const CHAINS: Record<ChainType, Chain> = {
  TRON: {
    blockMs: 3000,
    confirmations: 20,
    networkFee: '1.000000',
    minDeposit: '1.000000',
    minWithdrawal: '10',
    maxWithdrawal: '50000',
    currencies: ['USDT'],
  },
  ETHEREUM: {
    blockMs: 12_000,
    confirmations: 12,
    networkFee: '5.000000',
    minDeposit: '10.000000',
    minWithdrawal: '20',
    maxWithdrawal: '50000',
    currencies: ['USDT', 'USDC'],
  },
  BSC: {
    blockMs: 3000,
    confirmations: 15,
    networkFee: '0.500000',
    minDeposit: '1.000000',
    minWithdrawal: '10',
    maxWithdrawal: '50000',
    currencies: ['USDT', 'USDC'],
  },
  POLYGON: {
    blockMs: 2000,
    confirmations: 128,
    networkFee: '0.300000',
    minDeposit: '1.000000',
    minWithdrawal: '10',
    maxWithdrawal: '50000',
    currencies: ['USDT', 'USDC'],
  },
  SOLANA: {
    blockMs: 400,
    confirmations: 32,
    networkFee: '0.500000',
    minDeposit: '1.000000',
    minWithdrawal: '10',
    maxWithdrawal: '50000',
    currencies: ['USDT', 'USDC'],
  },
};

/** Published demo addresses, derived from hashes: nobody holds their keys (contract 11). */
export const DEMO_ADDRESSES = {
  wallet: 'TFkaaEcStsvrg1nSfSdAtx3woAn7CyJxeD',
  tron: 'TBqUnBBceK8CB7i8Dm3S37nwBkd9xmLmS6',
  evm: '0x147A1836ff126398DD86D621a5124D4896cf9ecD',
  solana: '5ymiueBKhLS1JrGzYKiyoSjGXcDZatCdSCn4ErSzVqwq',
};

/** On the sanctions list of the sandbox (contract 9.4). */
export const BLOCKED_ADDRESS = 'TGpiUmHRtxKksnYBKJJ2yZHTs1dzoCzhN8';

const TRON_NETWORK = new Uint8Array([0x41]);

/** The address of the n-th user on a chain: the demo address for the first, then derived from a hash. One for all EVM chains. */
export function deriveAddress(chain: ChainType, userNumber: number, seed: string): string {
  const family = chainFamily(chain);
  if (userNumber === 1) return DEMO_ADDRESSES[family];
  const digest = sha256(encodeUtf8(`${seed}:address:${userNumber}:${family}`));
  if (family === 'evm') return toChecksumAddress(`0x${hex.encode(digest.subarray(0, 20))}`);
  if (family === 'solana') return base58.encode(digest);
  const payload = concatBytes(TRON_NETWORK, digest.subarray(0, 20));
  return base58.encode(concatBytes(payload, sha256(sha256(payload)).subarray(0, 4)));
}

/** A made-up transaction hash in the form of its chain. */
export function toTransactionHash(chain: ChainType, bytes: Uint8Array): string {
  const family = chainFamily(chain);
  // The first byte keeps the length of Base58 within 86 to 88 characters.
  if (family === 'solana')
    return base58.encode(Uint8Array.from(bytes, (byte, index) => (index === 0 ? 128 | byte : byte)));
  const text = hex.encode(bytes.subarray(0, 32));
  return family === 'evm' ? `0x${text}` : text;
}

/** Confirmations at an instant: one for each block time. */
export function countConfirmations(chain: ChainType, inBlockAt: number, time: number): number {
  const { blockMs, confirmations } = CHAINS[chain];
  return Math.min(confirmations, Math.floor((time - inBlockAt) / blockMs));
}
