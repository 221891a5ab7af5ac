import type { components } from '../../generated/types/token.ts';

/** The chains of docs/contract.md#11-chain-types. */
export type ChainType = components['schemas']['ChainType'];

/** Chains with the same rules for addresses and transaction hashes. An `evm` address is valid on three chains. */
export type ChainFamily = 'tron' | 'evm' | 'solana';

const FAMILIES: Record<ChainType, ChainFamily> = {
  TRON: 'tron',
  ETHEREUM: 'evm',
  BSC: 'evm',
  POLYGON: 'evm',
  SOLANA: 'solana',
};

export function chainFamily(chain: ChainType): ChainFamily {
  return FAMILIES[chain];
}
