import { expect, it } from 'vitest';
import { renewToken } from './card-calls.ts';
import { expectCode, type Loose, PRODUCTS, startScenario } from './driver.ts';

const ADDRESS = { line1: '1 Main Street', city: 'Pyongyang', postalCode: '00000', country: 'KP' };

it('approves a holder after three seconds', async () => {
  const { driver } = await startScenario();
  const { status, data } = await driver.holder();
  const read = async () => (await driver.send('GET', `/v2/holder/${data.holderId}`)).data.status;
  expect([status, data.status]).toEqual([201, 'pending']);
  driver.wait(2999);
  expect(await read()).toBe('pending');
  driver.wait(1);
  expect(await read()).toBe('approved');
});

it('rejects, asks for more, or waits for a person, by the last name', async () => {
  const { driver } = await startScenario();
  const read = async (lastName: string, wait = 3000) => {
    const { data } = await driver.holder({ lastName });
    driver.wait(wait);
    await renewToken(driver);
    return (await driver.send('GET', `/v2/holder/${data.holderId}`)).data;
  };
  expect(await read('REJECT')).toMatchObject({ status: 'rejected', kyc: { reasonCode: 'other' } });
  expect(await read('Incomplete')).toMatchObject({
    status: 'incomplete',
    kyc: { reasonCode: 'additional_information_required', url: expect.stringContaining('https://') },
  });
  const waiting = await read('Review', 86_400_000);
  expect(waiting.status).toBe('pending');
  driver.control('POST', `/sandbox/holders/${waiting.holderId}/decisions`, { decision: 'approve' });
  expect((await driver.send('GET', `/v2/holder/${waiting.holderId}`)).data.status).toBe('approved');
});

it('verifies an incomplete holder again after a correction', async () => {
  const { driver } = await startScenario();
  const { data } = await driver.holder({ lastName: 'INCOMPLETE' });
  driver.wait(3000);
  expect((await driver.send('PATCH', `/v2/holder/${data.holderId}`, { lastName: 'Chan' })).data.status).toBe('pending');
  driver.wait(3000);
  expect((await driver.send('GET', `/v2/holder/${data.holderId}`)).data.status).toBe('approved');
});

it('accepts who turns 18 today and refuses who turns 18 tomorrow', async () => {
  const { driver } = await startScenario();
  expect((await driver.holder({ birthDate: '2008-01-15' })).status).toBe(201);
  expectCode(await driver.holder({ birthDate: '2008-01-16' }), 422202);
});

it('refuses an address in a country that is not supported', async () => {
  const { driver } = await startScenario();
  expectCode(await driver.holder({ address: ADDRESS }), 422201);
});

it('refuses a document type that its country does not have', async () => {
  const { driver } = await startScenario();
  const encryptedNumber = await driver.encrypt({ number: 'E123456789' });
  const response = await driver.holder({ document: { type: 'id_card', issuingCountry: 'JP', encryptedNumber } });
  expect(response.body).toMatchObject({ code: 400002, details: [{ field: 'document.type', rule: 'enum' }] });
});

it('names the holder who has the same document', async () => {
  const { driver } = await startScenario();
  const { data } = await driver.holder({ number: 'E55555555' });
  expect((await driver.holder({ number: 'e55555555' })).body).toMatchObject({
    code: 409202,
    data: { id: data.holderId },
  });
  expectCode(await driver.holder({ merchantHolderNo: 'HD-1' }), 0);
  expectCode(await driver.holder({ merchantHolderNo: 'HD-1' }), 409002);
});

it('locks the identity of an approved holder, not how he is reached', async () => {
  const { driver, holder } = await startScenario();
  const locked = await driver.send('PATCH', `/v2/holder/${holder}`, { lastName: 'Tan' });
  expect(locked.body).toMatchObject({ code: 422203, details: [{ field: 'lastName', rule: 'locked' }] });
  expect((await driver.send('PATCH', `/v2/holder/${holder}`, { email: 'new@example.com' })).data.email).toBe(
    'new@example.com',
  );
});

it('neither changes the identity of a pending holder nor opens a card for him', async () => {
  const { driver } = await startScenario();
  const { data } = await driver.holder();
  expectCode(await driver.send('PATCH', `/v2/holder/${data.holderId}`, { lastName: 'Tan' }), 409201);
  expectCode(await driver.open(PRODUCTS.P1, '100.00', data.holderId), 409201);
});

it('blocks the active cards of a suspended holder, and gives them back', async () => {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(PRODUCTS.P1, '100.00', holder);
  driver.control('POST', `/sandbox/holders/${holder}/decisions`, { decision: 'suspend' });
  expect((await driver.card(card)).status).toBe('blocked');
  expectCode(await driver.send('PATCH', `/v2/holder/${holder}`, { email: 'new@example.com' }), 409201);
  driver.control('POST', `/sandbox/holders/${holder}/decisions`, { decision: 'restore' });
  expect((await driver.card(card)).status).toBe('active');
});

it('lists holders by the numbers in the path', async () => {
  const { driver } = await startScenario();
  expect((await driver.send('GET', '/v2/holder/1/20')).data).toMatchObject({ page: 1, pageSize: 20, total: 1 });
  expect((await driver.send('GET', '/v2/holder/9/20')).data.items).toEqual([]);
  expectCode(await driver.send('GET', '/v2/holder/0/20'), 400002);
  expectCode(await driver.send('GET', '/v2/holder/1/101'), 400002);
});

it('finds countries by name in both languages, by code and by calling code', async () => {
  const { driver } = await startScenario();
  const find = async (query: string) =>
    (await driver.send('GET', `/v2/holder?${query}`)).data.items.map((item: Loose) => item.country);
  expect(await find('keyword=sing')).toEqual(['SG']);
  expect(await find(`keyword=${encodeURIComponent('新加坡')}`)).toEqual(['SG']);
  expect(await find('keyword=852')).toEqual(['HK']);
  expect(await find('supported=false')).toEqual(['CU', 'IR', 'KP', 'SY']);
  expect(await find(`cardManageId=${PRODUCTS.P1}`)).toEqual(['CN', 'GB', 'HK', 'SG', 'US']);
});
