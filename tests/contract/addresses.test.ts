import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAddressProblem, toChecksumAddress } from '../../packages/simulator/protocol/chains/address.ts';
import type { ChainType } from '../../packages/simulator/protocol/chains/chain-type.ts';
import { vectors } from './published-vectors.ts';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const CHAINS: ChainType[] = ['TRON', 'ETHEREUM', 'BSC', 'POLYGON', 'SOLANA'];

const samples = vectors.addresses.map((sample) => ({ ...sample, chainType: parseChain(sample.chainType) }));

/** The sandbox demo addresses of docs/contract.md#11-chain-types and the blocked one of docs/contract.md#94-timers-and-trigger-values. */
const TRON_DEMO = [
  'TBqUnBBceK8CB7i8Dm3S37nwBkd9xmLmS6',
  'TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcw',
  'TFkaaEcStsvrg1nSfSdAtx3woAn7CyJxeD',
  'TGpiUmHRtxKksnYBKJJ2yZHTs1dzoCzhN8',
];
const EVM_DEMO = ['0x147A1836ff126398DD86D621a5124D4896cf9ecD', '0x1b9eAfF3158a24594ebfcDeeC078C2e3DcAD4372'];
const SOLANA_DEMO = '5ymiueBKhLS1JrGzYKiyoSjGXcDZatCdSCn4ErSzVqwq';

/** The examples of EIP-55 itself. */
const EIP_55 = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

describe('the published address samples', () => {
  it.each(CHAINS)('have a valid and an invalid one for %s', (chain) => {
    const verdicts = samples.filter(({ chainType }) => chainType === chain).map(({ valid }) => valid);

    expect(new Set(verdicts)).toEqual(new Set([true, false]));
  });

  it.each(samples)('$address on $chainType is valid: $valid', ({ chainType, address, valid, problem }) => {
    expect(findAddressProblem(chainType, address)).toBe(valid ? undefined : problem);
  });
});

describe('a TRON address', () => {
  it.each(TRON_DEMO)('%s has the Base58Check of an independent computation', (address) => {
    const bytes = decodeBase58(address, 25);
    const checksum = sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4);

    expect(bytes[0]).toBe(0x41);
    expect(bytes.subarray(21)).toEqual(checksum);
    expect(findAddressProblem('TRON', address)).toBeUndefined();
  });

  it('is refused when any one character is replaced by another', () => {
    const [address = ''] = TRON_DEMO;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: address.length - 1 }), fc.constantFrom(...BASE58), (at, char) => {
        fc.pre(char !== address[at]);
        expect(findAddressProblem('TRON', address.slice(0, at) + char + address.slice(at + 1))).toBeDefined();
      }),
    );
  });

  it('is refused for another network, even with a right checksum', () => {
    const payload = Buffer.concat([Buffer.from([0x42]), Buffer.alloc(20, 7)]);
    const address = encodeBase58(Buffer.concat([payload, sha256(sha256(payload)).subarray(0, 4)]));

    expect(address).toMatch(/^T.{33}$/);
    expect(findAddressProblem('TRON', address)).toBe('network');
  });
});

describe.each(['ETHEREUM', 'BSC', 'POLYGON'] as const)('an address on %s', (chain) => {
  it.each([...EVM_DEMO, ...EIP_55])('%s has the checksum of EIP-55', (address) => {
    expect(toChecksumAddress(address.toLowerCase())).toBe(address);
    expect(findAddressProblem(chain, address)).toBeUndefined();
  });

  it('is accepted without a checksum when its letters are all lower or all upper case', () => {
    for (const address of EVM_DEMO) {
      expect(findAddressProblem(chain, address.toLowerCase())).toBeUndefined();
      expect(findAddressProblem(chain, `0x${address.slice(2).toUpperCase()}`)).toBeUndefined();
    }
  });

  it('is refused when the case of one letter is changed', () => {
    for (const address of EVM_DEMO) {
      for (const [at, char] of [...address].entries()) {
        if (at < 2 || !/[a-f]/i.test(char)) continue;
        const other = char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase();
        expect(findAddressProblem(chain, address.slice(0, at) + other + address.slice(at + 1))).toBe('checksum');
      }
    }
  });
});

describe('a Solana address', () => {
  it('decodes to 32 bytes', () => {
    expect(encodeBase58(decodeBase58(SOLANA_DEMO, 32))).toBe(SOLANA_DEMO);
    expect(findAddressProblem('SOLANA', SOLANA_DEMO)).toBeUndefined();
  });

  it('has no checksum: any 32 bytes are one, 31 or 33 are not', () => {
    const keyOfLength = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    fc.assert(
      fc.property(keyOfLength(32), keyOfLength(31), keyOfLength(33), (right, short, long) => {
        expect(findAddressProblem('SOLANA', encodeBase58(right))).toBeUndefined();
        expect(findAddressProblem('SOLANA', encodeBase58(short))).toBeDefined();
        expect(findAddressProblem('SOLANA', encodeBase58(long))).toBeDefined();
      }),
    );
  });
});

function parseChain(text: string): ChainType {
  const chain = CHAINS.find((candidate) => candidate === text);
  if (!chain) throw new Error(`${text} is not a chain.`);
  return chain;
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** By arithmetic on one large number, which a library would not do. */
function decodeBase58(text: string, length: number): Buffer {
  const value = [...text].reduce((sum, char) => sum * 58n + BigInt(BASE58.indexOf(char)), 0n);
  return Buffer.from(value.toString(16).padStart(2 * length, '0'), 'hex');
}

function encodeBase58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
  let text = '';
  for (; value > 0n; value /= 58n) text = BASE58.charAt(Number(value % 58n)) + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text;
}
