import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findAddressProblem } from '../../packages/simulator/protocol/chains/address.ts';
import type { ChainType } from '../../packages/simulator/protocol/chains/chain-type.ts';
import { vectors } from './published-vectors.ts';

/** What looks like an address in running text, on the three families of chains. */
const CANDIDATES: [ChainType, RegExp][] = [
  ['TRON', /(?<![\w/+-])T[1-9A-HJ-NP-Za-km-z]{33}(?![\w/+=-])/g],
  ['ETHEREUM', /(?<!\w)0x[0-9a-fA-F]{40}(?!\w)/g],
  ['SOLANA', /(?<![\w/+-])[1-9A-HJ-NP-Za-km-z]{43,44}(?![\w/+=-])/g],
];

/** Names the contracts of the tokens themselves, as the provider's examples. */
const CONTRACT = 'docs/contract.md';
const FILES = ['*.yaml', '*.json', '*.md', '*.ts', '*.tsx'];

/** A wrong contract address in documentation loses money: only addresses that nobody holds, or EIP-55's own, are written. */
const allowed = new Set([
  ...vectors.addresses.map(({ address }) => address),
  ...vectors.addresses.map(({ address }) => address.toLowerCase()),
]);

it('the project holds no valid address but the sandbox ones', () => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...FILES]);
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file !== CONTRACT && existsSync(file) && !/package-lock|addresses\.test/.test(file));

  const strangers = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return CANDIDATES.flatMap(([chain, pattern]) =>
      [...text.matchAll(pattern)]
        .map(([address]) => address)
        .filter((address) => findAddressProblem(chain, address) === undefined && !allowed.has(address))
        .map((address) => `${file}: ${address}`),
    );
  });

  expect(files.length).toBeGreaterThan(20);
  expect(strangers).toEqual([]);
});
