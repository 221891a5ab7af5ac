import { expect, it } from 'vitest';
import { CODE, createDriver, expectCode } from './driver.ts';

const exchange = (driver: ReturnType<typeof createDriver>, body: object, options = {}) =>
  driver.send('POST', '/v2/biz/code2token', body, options);

it('exchanges a fresh code for tokens of 7200 seconds and 30 days', async () => {
  const response = await exchange(createDriver(), { code: CODE });
  expect(response).toMatchObject({
    status: 200,
    data: { expiresIn: 7200, refreshExpiresIn: 2_592_000, tokenType: 'Bearer' },
  });
});

it('refuses a code that was used already', async () => {
  const driver = createDriver();
  await exchange(driver, { code: CODE });
  expectCode(await exchange(driver, { code: CODE }), 401004);
});

it('exchanges a code of 599.999 seconds and refuses one of 600 seconds', async () => {
  const [young, old] = [createDriver(), createDriver()];
  young.wait(599_999);
  old.wait(600_000);
  expectCode(await exchange(young, { code: CODE }), 0);
  expectCode(await exchange(old, { code: CODE }), 401005);
});

it('asks for exactly one of code and refresh token', async () => {
  const driver = createDriver();
  const refreshToken = `rtk_${'a'.repeat(43)}`;
  const none = await exchange(driver, {});
  const both = await exchange(driver, { code: CODE, refreshToken });
  expect(none.body).toMatchObject({ code: 400002, details: [{ field: 'code', rule: 'required' }] });
  expect(both.body).toMatchObject({ code: 400002, details: [{ rule: 'mutually_exclusive' }] });
});

async function startRefresh() {
  const driver = createDriver();
  const { data: first } = await exchange(driver, { code: CODE });
  driver.setToken(first.accessToken);
  driver.wait(1000);
  const refresh = () => exchange(driver, { grantType: 'refresh_token', refreshToken: first.refreshToken });
  const { data: second } = await refresh();
  return { driver, first, second, refresh };
}

it('accepts the former access token for 60 seconds after a refresh', async () => {
  const { driver } = await startRefresh();
  driver.wait(59_999);
  expectCode(await driver.send('GET', '/v2/biz/wallet'), 0);
  driver.wait(1);
  expectCode(await driver.send('GET', '/v2/biz/wallet'), 401003);
});

it('returns the same pair again when a refresh is repeated within 60 seconds', async () => {
  const { driver, refresh, second } = await startRefresh();
  driver.wait(59_999);
  expect((await refresh()).data).toEqual(second);
});

it('revokes the whole family when a refresh is repeated after 60 seconds', async () => {
  const { driver, refresh, second } = await startRefresh();
  driver.wait(60_000);
  expectCode(await refresh(), 401007);
  driver.setToken(second.accessToken);
  expectCode(await driver.send('GET', '/v2/biz/wallet'), 401002);
  expectCode(await exchange(driver, { grantType: 'refresh_token', refreshToken: second.refreshToken }), 401006);
});

it('lets an access token expire after 7200 seconds', async () => {
  const driver = await createDriver().authorize();
  driver.wait(7_199_999);
  expectCode(await driver.send('GET', '/v2/biz/wallet'), 0);
  driver.wait(1);
  expectCode(await driver.send('GET', '/v2/biz/wallet'), 401003);
});

it('lets an unused refresh token expire after 30 days', async () => {
  const [young, old] = [createDriver(), createDriver()];
  for (const [driver, wait] of [
    [young, 30 * 86_400_000 - 1],
    [old, 30 * 86_400_000],
  ] as const) {
    const { data } = await exchange(driver, { code: CODE });
    driver.wait(wait);
    expectCode(
      await exchange(driver, { grantType: 'refresh_token', refreshToken: data.refreshToken }),
      driver === young ? 0 : 401006,
    );
  }
});

it('revokes the oldest of six families of tokens', async () => {
  const driver = createDriver();
  const tokens: string[] = [];
  for (let family = 0; family < 6; family += 1) {
    const code = family === 0 ? CODE : driver.control('POST', '/sandbox/codes').code;
    tokens.push((await exchange(driver, { code })).data.accessToken);
    driver.wait(10_000);
  }
  driver.setToken(tokens[0] ?? '');
  expectCode(await driver.send('GET', '/v2/biz/wallet'), 401002);
  driver.setToken(tokens[1] ?? '');
  expectCode(await driver.send('GET', '/v2/biz/wallet'), 0);
});

it('accepts a timestamp that is 300 seconds off in either direction, and no more', async () => {
  const driver = await createDriver().authorize();
  for (const skew of [-300_000, 300_000])
    expectCode(await driver.send('GET', '/v2/biz/wallet', undefined, { skew }), 0);
  for (const skew of [-300_001, 300_001])
    expectCode(await driver.send('GET', '/v2/biz/wallet', undefined, { skew }), 401009);
});

it('refuses a nonce again before 600 seconds and accepts it at 600 seconds', async () => {
  const driver = await createDriver().authorize();
  const nonce = 'the-same-nonce-twice';
  expectCode(await driver.send('GET', '/v2/biz/wallet', undefined, { nonce }), 0);
  driver.wait(599_999);
  expectCode(await driver.send('GET', '/v2/biz/wallet', undefined, { nonce }), 401010);
  driver.wait(1);
  expectCode(await driver.send('GET', '/v2/biz/wallet', undefined, { nonce }), 0);
});

it('refuses a body of which one byte was changed, and leaves its nonce unused', async () => {
  const driver = await createDriver().authorize();
  const nonce = 'nonce-of-a-bad-signature';
  expectCode(await driver.send('POST', '/v2/payment/apply_quote', { product: 'x' }, { nonce, tamper: true }), 401008);
  expectCode(await driver.send('GET', '/v2/biz/wallet', undefined, { nonce }), 0);
});

it('refuses a signature under the id of an encryption key', async () => {
  const driver = await createDriver().authorize();
  expectCode(
    await driver.send('GET', '/v2/biz/wallet', undefined, { headers: { 'X-Key-Id': 'mk_enc_test_1' } }),
    401011,
  );
});

it('needs the scope card:reveal for a revealed card only', async () => {
  const driver = await createDriver().authorize();
  const holder = await driver.approvedHolder();
  const cardId = await driver.openActive('cm_01KF0AP900XV7GZW9XHY55RMEZ', '100.00', holder);
  const { code } = driver.control('POST', '/sandbox/codes', { scopes: ['card:read'] });
  driver.setToken((await exchange(driver, { code })).data.accessToken);
  expectCode(
    await driver.send('GET', `/v2/card/${cardId}`, undefined, { headers: { 'X-Reveal-Card': 'true' } }),
    403003,
  );
  expectCode(await driver.send('GET', `/v2/card/${cardId}`), 0);
});

it.each([
  [
    'a timestamp in seconds',
    { 'X-Timestamp': '1768464000' },
    'header:X-Timestamp',
    /malformed.*milliseconds, 13 digits/,
  ],
  ['a nonce of 8 characters', { 'X-Nonce': 'abcdefgh' }, 'header:X-Nonce', /malformed.*16 to 64/],
  [
    'a signature in base64url',
    { 'X-Signature': `${'-'.repeat(342)}==` },
    'header:X-Signature',
    /malformed.*standard Base64/,
  ],
])('%s is malformed, not missing, and the form is said', async (_, headers, field, message) => {
  const driver = await createDriver().authorize();
  const response = await driver.send('GET', '/v2/biz/wallet', undefined, { headers });
  expectCode(response, 400003);
  expect(response.body.message).toContain('missing or malformed');
  expect(response.body.details).toEqual([{ field, rule: 'format', message: expect.stringMatching(message) }]);
});

it('a missing header is required, in the language of the request', async () => {
  const driver = await createDriver().authorize();
  const headers = { 'X-Nonce': '', 'X-Timestamp': '1768464000', 'Accept-Language': 'zh-CN' };
  const { body } = await driver.send('GET', '/v2/biz/wallet', undefined, { headers });
  expect(body.message).toContain('缺失或格式错误');
  expect(body.details).toEqual([
    { field: 'header:X-Timestamp', rule: 'format', message: expect.stringContaining('13 位数字') },
    { field: 'header:X-Nonce', rule: 'required', message: '缺少必填字段。' },
  ]);
});
