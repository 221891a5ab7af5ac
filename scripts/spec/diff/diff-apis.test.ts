import { describe, expect, it } from 'vitest';
import { getApi } from '../../../tests/setup/rated-changes.ts';
import { diffApis } from './diff-apis.ts';

const CONFIRMED = `
openapi: 3.1.0
info: { title: Wallet, version: 1.2.0, x-contract-status: confirmed }
paths: { /wallet: { get: { operationId: getWallet } } }
`;

const DRAFT = CONFIRMED.replace(
  'version: 1.2.0, x-contract-status: confirmed',
  'version: 2.0.0-draft.1, x-contract-status: draft',
);

describe('diffApis', () => {
  it('rates whole documents that come and go', () => {
    const wallet = getApi('openapi', CONFIRMED);

    expect(diffApis([], [wallet])[0]).toMatchObject({ changes: [{ rating: 'added' }] });
    expect(diffApis([wallet], [])[0]).toMatchObject({
      changes: [{ rating: 'breaking' }],
      refusal: 'a document must not disappear',
    });
  });

  it.each([
    { name: 'a confirmed contract without a change', edits: [], refused: true },
    { name: 'a confirmed contract with a new minor version', edits: [['1.2.0', '1.3.0']], refused: true },
    { name: 'a confirmed contract with a new major version', edits: [['1.2.0', '2.0.0']], refused: false },
  ])('decides whether $name may break', ({ edits, refused }) => {
    expect(isRefused(CONFIRMED, edits)).toBe(refused);
  });

  it.each([
    { name: 'a draft without a change', edits: [], refused: true },
    { name: 'a draft with a new number', edits: [['draft.1', 'draft.2']], refused: false },
    { name: 'a draft that becomes final', edits: [['-draft.1', '']], refused: true },
  ])('decides whether $name may break', ({ edits, refused }) => {
    expect(isRefused(DRAFT, edits)).toBe(refused);
  });
});

/** Whether a new operationId, with these edits of the version, is refused. */
function isRefused(text: string, edits: string[][]): boolean {
  const all = [['getWallet', 'readWallet'], ...edits];
  const now = all.reduce((result, [from = '', to = '']) => result.replace(from, () => to), text);
  return diffApis([getApi('openapi', text)], [getApi('openapi', now)])[0]?.refusal !== undefined;
}
