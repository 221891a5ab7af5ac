import type { Driver } from './driver.ts';

/** A card with its number, encrypted to a key of the merchant. */
export function reveal(driver: Driver, cardId: string) {
  return driver.send('GET', `/v2/card/${cardId}`, undefined, { headers: { 'X-Reveal-Card': 'true' } });
}

/** After hours or days the token of a test has expired. */
export async function renewToken(driver: Driver) {
  const { code } = driver.control('POST', '/sandbox/codes');
  driver.setToken((await driver.send('POST', '/v2/biz/code2token', { code })).data.accessToken);
}
