import type { Locator, Page } from 'playwright/test';
import { audit, FULL_PAGE_RULES } from '../setup/axe.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { startReceivingServer } from '../setup/receiving-server.ts';
import { FOREIGN_SITE } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

// A site of one document, without a provider: `tests/fixtures/foreign/long-words.yaml`.
test.use({ baseURL: FOREIGN_SITE.origin, locale: 'en', contextOptions: { reducedMotion: 'reduce' } });

const OPERATION = '/long-words/post-organisations-by-organ-3da3a299';
const IDEMPOTENCY_KEY = 'https://reconciliation.example/idempotency/0123456789abcdef0123456789abcdef';

async function open(page: Page): Promise<Locator> {
  await page.goto(`${OPERATION}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByLabel('organisationIdentifier').fill('a b');
  await dialog.getByLabel('reconciliationStatementIdentifier').fill('2');
  await dialog.getByLabel('lineIdentifier').fill('3');
  await dialog.getByLabel(/Idempotency-Key/).fill(IDEMPOTENCY_KEY);
  return dialog;
}

async function enterAddress(dialog: Locator, url: string): Promise<void> {
  await dialog.getByLabel('Server').selectOption('Another URL');
  await dialog.getByLabel('URL', { exact: true }).fill(url);
}

test('a call goes to the server of the reader as the document says, and its response is checked', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/^request: http:\/\/127/);
  const { origin, received, stop } = await startReceivingServer(() => ({ body: { ok: true } }));
  const dialog = await open(page);
  await enterAddress(dialog, `${origin}/base`);
  await dialog.getByLabel('X-International-Reconciliation-Key-Of-The-Organisation').fill('secret');
  await dialog.getByRole('button', { name: 'Send' }).click();

  await expect(dialog.getByText('reconciliationDifferenceAmountInMinorUnits is required')).toBeVisible();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    method: 'POST',
    url: '/base/organisations/a%20b/reconciliation-statements/2/lines/3/acknowledgements',
    headers: {
      'x-international-reconciliation-key-of-the-organisation': 'secret',
      'x-international-reconciliation-idempotency-key-of-the-organisation': IDEMPOTENCY_KEY,
    },
    body: '{"reconciliationDifferenceAmountInMinorUnits":1}',
  });
  expect(await audit(page, { without: FULL_PAGE_RULES })).toEqual([]);
  // The key is nowhere but in memory.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('secret');
  stop();
});

test(
  'a token comes by client credentials, the call by the relay to a server with variables',
  NIGHTLY,
  async ({ page, expectComplaint }) => {
    expectComplaint(/^request: https:/);
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    const tokenUrl = 'https://international-reconciliation.example.com/oauth2/token';
    await page.route(tokenUrl, (route) =>
      route.fulfill({ headers, json: { access_token: 'granted', expires_in: 60 } }),
    );
    const authorizations: (string | null)[] = [];
    await page.route('https://acme.international-reconciliation-and-settlement.example.com/**', async (route) => {
      authorizations.push(await route.request().headerValue('Authorization'));
      await route.fulfill({ headers, json: { reconciliationDifferenceAmountInMinorUnits: 0 } });
    });
    const dialog = await open(page);
    await dialog.getByLabel('tenant').fill('acme');
    await dialog.getByLabel('Credentials').selectOption('oauth');
    const where = `Sent to ${tokenUrl} for a token. That is not the server that you chose.`;
    await expect(dialog.getByText(where)).toHaveCount(2);
    await dialog.getByLabel('Client ID').fill('reader');
    await dialog.getByLabel('Client secret').fill('secret');
    await dialog.getByRole('button', { name: 'Send' }).click();

    await expect(dialog.getByText('200 OK', { exact: true })).toBeVisible();
    await expect(dialog.getByText(/^Matches International/)).toBeVisible();
    expect(authorizations).toEqual(['Bearer granted']);
  },
);

test('a server that lets no page read is explained, with the call as a command', async ({ page, expectComplaint }) => {
  expectComplaint(/CORS|ERR_FAILED|^request: http:\/\/127/);
  const { origin, stop } = await startReceivingServer(() => ({ body: {} }), { isClosed: true });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await open(page);
  await enterAddress(dialog, origin);
  await dialog.getByRole('button', { name: 'Send' }).click();

  await expect(dialog.getByText(/does not allow this page to read its responses \(CORS\)/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Use the simulator in this page' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Copy as cURL' }).click();
  await expect(dialog.getByText('Copied. Set the variables in it before you run it.')).toBeVisible();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain(`curl -X POST '${origin}/organisations/a%20b/`);
  expect(command).toContain(': $INTERNATIONAL_RECONCILIATION_KEY_OF_THE_ORGANISATION"');
  stop();
});

test(
  'a broken rule of the document is marked before the call, and nothing of a provider is loaded',
  NIGHTLY,
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const dialog = await open(page);
    await dialog.getByLabel('lineIdentifier').fill('');
    await dialog.getByRole('button', { name: 'Send' }).click();

    await expect(dialog.getByText('lineIdentifier is required')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send anyway' })).toBeVisible();
    expect(await dialog.innerText()).not.toMatch(/merchant|simulat|sandbox|signature/i);
    expect(requested.filter((url) => url.includes('/assets/provider/'))).toEqual([]);
  },
);
