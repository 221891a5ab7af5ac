import { expect, test } from 'vitest';
import { createFetch, PAGE_ORIGIN } from '../../site/provider/console/create-fetch.ts';
import { createPageProvider } from '../../site/provider/environments/page-provider.ts';
import { createMemoryStorage } from './memory-storage.ts';

const createConsoleFetch = () => createFetch('en', (address) => address, createPageProvider(createMemoryStorage()));

test('a request to the simulator in the page is signed, with a token, and gets its response', async () => {
  const send = createConsoleFetch();

  const response = await send(`${PAGE_ORIGIN}/v2/biz/wallet`, { headers: { 'X-Timestamp': '0' } });

  expect(await response.json()).toMatchObject({ code: 0 });
});

test('values are sent as they are: an unknown id is refused as the contract says', async () => {
  const send = createConsoleFetch();

  const response = await send(`${PAGE_ORIGIN}/v2/card/card_01KF0E49G81086ZVT9Z0E31VE3`);

  expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: 404101 })]);
});
