import { expect, it } from 'vitest';
import { consoleDocument, consolePath } from './console-path.ts';

it('names a document the same in every language', () => {
  expect(consoleDocument('/openapi/merchant.v2.zh.json', 'zh')).toBe('merchant.v2');
  expect(consoleDocument('/v1/openapi/merchant.v2.json', 'en')).toBe('merchant.v2');
});

it('leads to an operation from the address of its document', () => {
  expect(consolePath('/openapi/merchant.v2.zh/openCard.json', 'zh')).toBe('/console/?operation=merchant.v2/openCard');
  expect(consolePath('/openapi/token/refreshUser.json', 'en')).toBe('/console/?operation=token/refreshUser');
});
