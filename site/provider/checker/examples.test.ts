import { expect, it } from 'vitest';
import { createKeyRing } from '../doctor/keys/key-ring.ts';
import { checkPaste, checkSignature } from './check-paste.ts';
import { createExample, type ExampleName } from './examples.ts';
import { printPath } from './findings/finding.ts';

const NOW = Date.parse('2026-01-15T08:00:01.000Z');

it('shows a violation, an unknown value and an unknown field', async () => {
  expect(await listFindings('mistakes')).toEqual([
    'bad data.amount.value',
    'bad data.createdAt',
    'bad data.fee.value',
    'warn data.status',
    'info data.channelRef',
  ]);
});

it('shows an error that fits its schema, of a known operation', async () => {
  const checked = await check('error');

  expect(checked).toMatchObject({
    subject: { kind: 'error', code: 422102, operation: 'openCard' },
    check: { findings: [] },
  });
});

it('shows an event whose envelope and data are wrong', async () => {
  expect(await listFindings('frame')).toEqual(['bad replay', 'bad data']);
});

it('shows a genuine response in which nothing is wrong', async () => {
  const checked = await check('signed');

  expect(await listFindings('signed')).toEqual([]);
  expect(checked).toMatchObject({ subject: { operation: 'getWallet', status: 200 } });
  const keys = createKeyRing().map(({ jwk }) => jwk);
  expect(await checkSignature(checked, keys)).toEqual({ kind: 'genuine', keyId: 'pk_sig_test_1' });
});

async function check(name: ExampleName) {
  return checkPaste(await createExample(name, NOW), { names: new Map() });
}

async function listFindings(name: ExampleName): Promise<string[] | undefined> {
  const checked = await check(name);
  if (checked.kind !== 'checked') throw new Error(checked.kind);
  return checked.check?.findings.map(({ level, path }) => `${level} ${printPath(path)}`);
}
