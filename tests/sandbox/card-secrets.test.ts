import { expect, it } from 'vitest';
import { decryptJwe } from '../../packages/simulator/protocol/encryption/jwe.ts';
import { getKey } from '../contract/published-vectors.ts';
import { renewToken, reveal } from './card-calls.ts';
import { expectCode, PRODUCTS, startScenario } from './driver.ts';

const { P1, P2 } = PRODUCTS;

it('locks an activation for 24 hours after three wrong codes', async () => {
  const { driver, holder } = await startScenario();
  const shippingAddress = { line1: '1 Raffles Place', city: 'Singapore', postalCode: '048616', country: 'SG' };
  const card = await driver.openActive(P2, '100.00', holder, { shippingAddress });
  expect(await driver.wallet()).toBe('894.00 / 0.00');
  expect((await driver.card(card)).status).toBe('inactive');
  expect(driver.purchase(card, '1.00')).toMatchObject({ status: 'declined', failure: { code: 'card_not_active' } });
  const activate = async (cvv: string) =>
    driver.send('POST', '/v2/card/active', { cardId: card, encryptedCvv: await driver.encrypt({ cvv, cardId: card }) });
  expectCode(await activate('999'), 422105);
  expectCode(await activate('999'), 422105);
  expectCode(await activate('999'), 422106);
  expect(await activate('123')).toMatchObject({ code: 422106, headers: { 'Retry-After': '86400' } });
  driver.wait(86_400_000);
  await renewToken(driver);
  expect((await activate('123')).data.status).toBe('active');
});

it('sets a PIN that is neither weak nor of the wrong length, on a product that has one', async () => {
  const { driver, holder } = await startScenario();
  const shippingAddress = { line1: '1 Raffles Place', city: 'Singapore', postalCode: '048616', country: 'SG' };
  const card = await driver.openActive(P2, '100.00', holder, { shippingAddress });
  const setPin = async (pin: string, cardId = card) =>
    driver.send('PATCH', `/v2/card/pwd/${cardId}`, { encryptedPin: await driver.encrypt({ pin, cardId }) });
  for (const pin of ['1234', '1111', '987654']) expectCode(await setPin(pin), 422107);
  expectCode(await setPin('12345'), 400005);
  expect((await setPin('482915')).data).toMatchObject({ cardId: card, pinSet: true });
  expectCode(await setPin('482915'), 429001);
  expectCode(await setPin('482915', await driver.openActive(P1, '100.00', holder)), 422108);
});

it('reveals a card ten times in an hour, to the key of the merchant only', async () => {
  const { driver, holder } = await startScenario();
  const card = await driver.openActive(P1, '100.00', holder);
  for (let time = 0; time < 10; time += 1) expectCode(await reveal(driver, card), 0);
  const refused = await reveal(driver, card);
  expectCode(refused, 429001);
  driver.wait(Number(refused.headers['Retry-After']) * 1000);
  const { data } = await reveal(driver, card);
  const opened = await decryptJwe(data.encryptedCard, () => getKey('mk_enc_test_1'));
  expect(opened).toMatchObject({
    ok: true,
    claims: { cardId: card, pan: '4111111111111111', cvv: '123', cardholderName: 'ALEX CHAN' },
  });
});
