import { expect, test } from 'vitest';
import { WRONG_SIGNATURE } from '../../site/provider/access/build-request.ts';
import { callSandbox } from '../../site/provider/access/make-call.ts';
import { createPageProvider } from '../../site/provider/environments/page-provider.ts';
import { getCode } from '../../src/playground/client/exchange.ts';
import { compareLines } from '../../src/playground/ui/compare-lines.ts';
import { createMemoryStorage } from './memory-storage.ts';

test('a refused signature brings the string that the server expected, which differs from the one that was signed', async () => {
  const provider = createPageProvider(createMemoryStorage());
  const draft = { parameters: {}, body: '{"code":"x"}' };
  const call = await callSandbox('exchangeToken', draft, { provider, locale: 'en', flags: [WRONG_SIGNATURE] });
  const { expected = '', stringToSign = '' } = call.signing ?? {};

  expect(getCode(call)).toBe(401008);
  const differing = compareLines(expected.split('\n').slice(0, -1), stringToSign).filter((line) => line.difference);
  expect(differing).toHaveLength(1);
  expect(differing[0]?.server).not.toBe(differing[0]?.own);
});
