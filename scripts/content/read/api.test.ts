import { describe, expect, it } from 'vitest';
import type { Finding } from '../../findings/finding.ts';
import { valueAt } from '../json/json-pointer.ts';
import { readApis } from './api.ts';

const SITE = 'tests/fixtures/spec/wallet';

async function read(locale: string) {
  const problems: Finding[] = [];
  const apis = await readApis(SITE, locale, (problem) => problems.push(problem));
  return { apis, problems };
}

describe('readApis', () => {
  it('finds the descriptions and leaves out the files they share', async () => {
    const { apis, problems } = await read('en');

    expect(problems).toEqual([]);
    expect(apis.map(({ id, kind, file, locale }) => ({ id, kind, file, locale }))).toEqual([
      { id: 'wallet', kind: 'openapi', file: 'openapi/wallet.yaml', locale: undefined },
      { id: 'events', kind: 'asyncapi', file: 'asyncapi/events.yaml', locale: undefined },
    ]);
  });

  it('bundles shared components behind the own ones, in the order of the shared file', async () => {
    const { apis } = await read('en');
    const schemas = valueAt(apis[0]?.document, ['components', 'schemas']);

    expect(Object.keys(schemas ?? {})).toEqual([
      ...['WalletResponse', 'Wallet', 'WalletStatus'],
      ...['WalletId', 'Amount', 'Money', 'ErrorCode', 'Error'],
    ]);
  });

  it('leaves only internal references', async () => {
    const { apis } = await read('en');

    const references = [...JSON.stringify(apis.map(({ document }) => document)).matchAll(/"\$ref":"([^"]*)"/g)];

    expect(references.length).toBeGreaterThan(10);
    expect(references.filter(([, address]) => !address?.startsWith('#/'))).toEqual([]);
  });

  it('translates shared texts with the overlay of the shared file', async () => {
    const { apis } = await read('zh');
    const money = ['components', 'schemas', 'Money', 'description'];

    expect(apis.map(({ document }) => valueAt(document, money))).toEqual(['金额。', '金额。']);
    expect(apis.map(({ locale }) => locale)).toEqual(['zh', 'zh']);
  });

  it('locates a value in the file that it was written in', async () => {
    const { apis } = await read('zh');

    expect(apis[0]?.locate('/components/schemas/Money/required')).toEqual({
      file: 'openapi/common.yaml',
      line: 25,
      column: 7,
    });
  });

  it('locates a translated text in its overlay', async () => {
    const { apis } = await read('zh');

    expect(apis[0]?.locate('/info/title').file).toBe('openapi/overlays/wallet.zh.yaml');
    expect(apis[0]?.locate('/info/version').file).toBe('openapi/wallet.yaml');
  });
});
