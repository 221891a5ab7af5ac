import { expect, it } from 'vitest';
import type { State } from '../../packages/simulator/core/state/state.ts';
import { expectCode, type Loose, PRODUCTS, startScenario } from './driver.ts';

const open = { cardManageId: PRODUCTS.P3, initialAmount: { value: '25.00', currency: 'USD' }, merchantOrderNo: 'A-1' };

/** Everything but what any request may change. */
const getBusiness = ({ wallet, cards, holders, payouts, tokens, listen, orderNumbers }: State) => ({
  wallet,
  cards,
  holders,
  payouts,
  tokens,
  listen,
  orderNumbers,
});

const TEXTS: [name: string, text: string, code: number][] = [
  ['no JSON', '{', 400001],
  ['an empty text', ' ', 400001],
  ['a byte order mark', `\uFEFF${JSON.stringify(open)}`, 400001],
  ['two members of one name', `{"merchantOrderNo":"A-1",${JSON.stringify(open).slice(1)}`, 400001],
  ['64 KiB and one byte', `"${'x'.repeat(65_535)}"`, 413001],
  ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400001],
  ['10,000 levels in a list of unique items', `{"metadata":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400001],
  ['500 levels', `${'['.repeat(500)}${']'.repeat(500)}`, 400002],
  ['brackets in a text', JSON.stringify({ ...open, alias: '['.repeat(600) }), 400002],
  ['a prototype', `{"__proto__":{"polluted":true},${JSON.stringify(open).slice(1)}`, 400002],
  ['a lone surrogate', JSON.stringify({ ...open, alias: '\uD800' }), 400001],
  ['a huge number', JSON.stringify(open).replace('"25.00"', '1e999'), 400002],
  ['a list', '[]', 400002],
  ['null', 'null', 400002],
];

it.each(TEXTS)('answers %s with the documented error and leaves the state as it was', async (_, text, code) => {
  const { driver } = await startScenario();
  const before = getBusiness(driver.state);
  expectCode(
    await driver.send('POST', '/v2/card/open', undefined, {
      text,
      key: 'a-key',
      headers: { 'Content-Type': 'application/json' },
    }),
    code,
  );
  expect(getBusiness(driver.state)).toEqual(before);
  expect(({} as Loose).polluted).toBeUndefined();
});

it('refuses another media type, an unknown path and another method', async () => {
  const { driver } = await startScenario();
  expectCode(
    await driver.send('POST', '/v2/card/open', open, { key: 'a-key', headers: { 'Content-Type': 'text/plain' } }),
    415001,
  );
  expectCode(await driver.send('GET', '/v3/card'), 404001);
  expect(await driver.send('DELETE', '/v2/card/open')).toMatchObject({ code: 405001, headers: { Allow: 'POST' } });
});

it('returns metadata with a key of the prototype unchanged', async () => {
  const { driver } = await startScenario();
  const text = JSON.stringify({ ...open, metadata: {} }).replace(
    '"metadata":{}',
    '"metadata":{"__proto__":"x","constructor":"y"}',
  );
  const { data } = await driver.send('POST', '/v2/card/open', undefined, {
    text,
    key: 'a-key',
    headers: { 'Content-Type': 'application/json' },
  });
  const { text: card } = await driver.send('GET', `/v2/card/${data.cardId}`);
  expect(card).toContain('"metadata":{"__proto__":"x","constructor":"y"}');
});

it('answers 20,000 levels in a list of unique items with the documented error', async () => {
  const { driver } = await startScenario();
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const response = await driver.send('POST', '/user/generate', undefined, { text: `{"chainTypes":[${deep}]}` });
  expectCode(response, 400001);
  expect(response.body.details).toMatchObject([{ field: 'body', rule: 'format' }]);
});

it.each(['__proto__', 'constructor', 'toString'])('there is no connection called %s', async (name) => {
  const { driver } = await startScenario();
  expect(driver.control('POST', `/sandbox/sockets/${name}/drop`, {})).toMatchObject({ status: 409 });
});

it('ignores a trace number that is not of the form, and answers with its own', async () => {
  const { driver } = await startScenario();
  const send = (id: string) => driver.send('GET', '/v2/biz/wallet', undefined, { headers: { 'X-Request-Id': id } });
  const ignored = await send('<uuid>');
  expectCode(ignored, 0);
  expect(ignored.headers).not.toHaveProperty('X-Client-Request-Id');
  const id = '7f9c24e5-2d31-4f0b-9c38-4b6f1b6f0a11';
  expect((await send(id)).headers).toMatchObject({ 'X-Client-Request-Id': id });
});

it('a refused request does not count in RateLimit-Reset', async () => {
  const { driver } = await startScenario();
  driver.wait(60_000);
  const responses = await Promise.all(Array.from({ length: 43 }, () => driver.send('GET', '/v2/biz/wallet')));
  const [first, second] = responses.filter(({ code }) => code === 429001);
  // 40 requests at 20 a second.
  for (const one of [first, second]) expect(one?.headers).toMatchObject({ 'RateLimit-Reset': '2', 'Retry-After': '1' });
});
