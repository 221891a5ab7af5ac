import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ApiDocument } from '../read/api.ts';
import { publishApi } from './api-files.ts';

function apiWith(document: ApiDocument['document'], locale?: string): ApiDocument {
  const locate = () => ({ file: 'openapi/wallet.yaml', line: 1, column: 1 });
  return { id: 'wallet', kind: 'openapi', file: 'openapi/wallet.yaml', locale, document, locate };
}

describe('publishApi', () => {
  it('names the language only of a translated description', () => {
    expect(publishApi(apiWith({})).map(({ path }) => path)).toEqual(['openapi/wallet.yaml', 'openapi/wallet.json']);
    expect(publishApi(apiWith({}, 'zh')).map(({ path }) => path)).toEqual([
      'openapi/wallet.zh.yaml',
      'openapi/wallet.zh.json',
    ]);
  });

  it('writes the same value in both formats, in the order of the source', () => {
    const document = { openapi: '3.1.0', info: { version: '1.0.0', title: '钱包' }, paths: { '/b': {}, '/a': {} } };

    const [yaml, json] = publishApi(apiWith(document));

    expect(JSON.stringify(parse(yaml?.text ?? ''))).toBe(JSON.stringify(document));
    expect(JSON.stringify(JSON.parse(json?.text ?? ''))).toBe(JSON.stringify(document));
  });

  it('repeats what is shared instead of using anchors, and folds long texts', () => {
    const shared = { type: 'string' };
    const document = { one: shared, other: shared, description: 'A long sentence about a wallet. '.repeat(8).trim() };

    const [yaml] = publishApi(apiWith(document));

    expect(yaml?.text).not.toMatch(/[&*]a\d/);
    expect(Math.max(...(yaml?.text ?? '').split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
  });
});
