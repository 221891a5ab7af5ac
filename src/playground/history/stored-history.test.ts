import { expect, test } from 'vitest';
import { parseHistory, printHistory } from './stored-history.ts';

const EXCHANGE = {
  id: '1',
  environment: 'page',
  operationId: 'getWallet',
  draft: { parameters: {} },
  method: 'GET',
  target: '/v2/biz/wallet',
  requestHeaders: [['Accept-Language', 'en']],
  signing: { stringToSign: 'GET', keyId: 'mk_sig_test_1', signature: 'AA==' },
  status: 200,
  responseHeaders: {},
  responseBody: '{}',
  duration: 4,
  time: 1768464010000,
  problems: [],
  changes: [{ kind: 'wallet', kindLabel: 'Wallet', icon: 'wallet', id: 'USD', isNew: false, amounts: [] }],
};

test('calls that were stored come back, but those with secrets of the reader, or with a body that fills the storage', () => {
  const [exchange] = parseHistory(JSON.stringify([EXCHANGE]));
  if (!exchange) throw new Error('The call is none.');
  const own = { ...exchange, isPrivate: true as const };
  const large = { ...exchange, draft: { parameters: {}, body: 'x'.repeat(100_001) } };

  expect(parseHistory(printHistory([exchange, own, large]))).toEqual([EXCHANGE]);
});

test.each([
  ['nothing', null],
  ['no JSON', '<img src=x onerror=alert(1)>'],
  ['no list', '{"length":1}'],
  ['calls without their parts', '[null,1,"x",{},{"id":"1"}]'],
  ['a time that no date has', JSON.stringify([EXCHANGE]).replace('1768464010000', '1e999')],
  ['headers that are none', JSON.stringify([{ ...EXCHANGE, requestHeaders: [null, 1] }])],
  ['a change without amounts', JSON.stringify([{ ...EXCHANGE, changes: [{ kind: 'wallet' }] }])],
  ['a change without texts', JSON.stringify([{ ...EXCHANGE, changes: [{ kind: 'wallet', id: 'USD', amounts: [] }] }])],
  ['a body that is no text', JSON.stringify([{ ...EXCHANGE, draft: { parameters: {}, body: {} } }])],
])('%s counts as nothing', (_, text) => {
  expect(parseHistory(text)).toEqual([]);
});
