/** The chains of docs/contract.md#11-chain-types. */
export type ChainType = 'TRON' | 'ETHEREUM' | 'BSC' | 'POLYGON' | 'SOLANA';

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
