import { type ChainFamily, type ChainType, chainFamily } from './chain-type.ts';

const PATTERNS: Record<ChainFamily, RegExp> = {
  tron: /^[0-9a-f]{64}$/,
  evm: /^0x[0-9a-f]{64}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{86,88}$/,
};

/** Whether the text has the form of a transaction hash on this chain (docs/contract.md#11-chain-types). */
export function isTransactionHash(chain: ChainType, text: string): boolean {
  return PATTERNS[chainFamily(chain)].test(text);
}
