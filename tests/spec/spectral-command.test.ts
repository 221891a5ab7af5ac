import { execFile } from 'node:child_process';
import { realpath, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { ISpectralDiagnostic } from '@stoplight/spectral-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { collectFindings, formatFinding } from '../../scripts/findings/finding.ts';
import { readContract } from '../../scripts/spec/contract.ts';
import { lintWithSpectral } from '../../scripts/spec/lint-spectral.ts';
import { atNight } from '../setup/nightly.ts';
import { lintLikeAnEditor } from './spectral-editor.ts';
import { copyWallet, type Edit } from './wallet-copy.ts';

const COMMAND = resolve('node_modules/@stoplight/spectral-cli/dist/index.js');
const WALLET = 'openapi/wallet.yaml';
const COMMON = 'openapi/common.yaml';
const EVENTS = 'asyncapi/events.yaml';

// One in each file, one on a reference, one where two descriptions use the same file.
const MISTAKES: Edit[] = [
  { file: WALLET, from: 'x-doc-pages: [/wallet]', to: 'x-doc-pages: [/walet]' },
  {
    file: WALLET,
    from: "balance:\n          $ref: './common.yaml#/components/schemas/Money'",
    to: "openFee:\n          $ref: './common.yaml#/components/schemas/WalletId'",
  },
  { file: COMMON, from: '          description: ISO 4217 code.\n', to: '' },
  { file: COMMON, from: 'WALLET_NOT_FOUND]\n', to: 'WALLET_NOT_FOUND, WALLET]\n' },
  {
    file: COMMON,
    from: "        value:\n          $ref: '#/components/schemas/Amount'",
    to: "        fee:\n          $ref: '#/components/schemas/WalletId'",
  },
  { file: COMMON, from: 'WalletId:\n      type: string', to: 'WalletId:\n      nullable: true\n      type: string' },
  { file: EVENTS, from: '          description: Type of the event.\n', to: '' },
];

vi.setConfig({ testTimeout: 180_000 });

describe("Spectral's own command", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await realpath(await copyWallet(MISTAKES));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('finds planted mistakes where npm run spec and an editor find them', async () => {
    const { report, findings } = collectFindings();
    await lintWithSpectral(await readContract(folder, () => undefined), report);
    const gate = findings().map(formatFinding);

    const command = await lint(folder, WALLET, EVENTS);
    const editor = [
      ...(await lintLikeAnEditor(join(folder, EVENTS))),
      ...(await lintLikeAnEditor(join(folder, WALLET))),
    ];

    expect(gate).toEqual([
      'asyncapi/events.yaml:55:14  "type" has no description. (properties-documented)',
      'openapi/common.yaml:12:14  money-schema: "fee" is not one of the money schemas: refer to Money or Amount. (openapi/common.yaml:28) (shared-parts)',
      'openapi/common.yaml:13:17  no-openapi-3.0: nullable is OpenAPI 3.0: write type: [string, "null"]. (shared-parts)',
      'openapi/common.yaml:30:18  properties-documented: "currency" has no description. (shared-parts)',
      'openapi/common.yaml:40:23  catalogue-consistent: There are 2 codes and 3 names. (shared-parts)',
      'openapi/wallet.yaml:22:21  There is no page /walet in every language. Did you mean /wallet? (pages-exist)',
      'openapi/wallet.yaml:84:17  "openFee" is not one of the money schemas: refer to Money or Amount. (money-schema)',
    ]);
    expect(sorted(folder, command)).toEqual([...gate].sort());
    expect(sorted(folder, editor)).toEqual([...gate].sort());
  });

  it('finds nothing in the contract', atNight(), async () => {
    const files = ['openapi/merchant.v2.yaml', 'openapi/token.yaml', 'asyncapi/listen.yaml'];

    expect(sorted(process.cwd(), await lint(process.cwd(), ...files))).toEqual([]);
  });
});

/** As in a terminal, with the ruleset that the command finds by itself in the folder of the project. */
function lint(folder: string, ...files: string[]): Promise<ISpectralDiagnostic[]> {
  const words = [COMMAND, 'lint', '--format', 'json', '--quiet', ...files.map((file) => join(folder, file))];
  return new Promise((done, failed) => {
    execFile(process.execPath, words, (_error, stdout, stderr) =>
      stdout.startsWith('[') ? done(JSON.parse(stdout)) : failed(new Error(stderr)),
    );
  });
}

/** Each once, as `npm run spec` prints it. */
function sorted(folder: string, found: ISpectralDiagnostic[]): string[] {
  const lines = found.map(({ source = '', range: { start }, message, code }) => {
    return `${relative(folder, source)}:${start.line + 1}:${start.character + 1}  ${message} (${code})`;
  });
  return [...new Set(lines)].sort();
}
