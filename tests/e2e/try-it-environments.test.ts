import { createPrivateKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright/test';
import { getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { createCode } from '../../packages/simulator/node/server/sandbox-target.ts';
import { audit, FULL_PAGE_RULES } from '../setup/axe.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { startSandbox } from '../setup/start-sandbox.ts';
import { expect, test } from '../setup/test.ts';

const pem = createPrivateKey({ key: { ...getTestKey('mk_sig_test_1') }, format: 'jwk' })
  .export({ type: 'pkcs8', format: 'pem' })
  .toString();

async function choose(dialog: Locator, name: RegExp): Promise<void> {
  await dialog.getByText('In this page', { exact: true }).first().press('Enter');
  await dialog.getByRole('button', { name }).press('Enter');
}

async function enterCredentials(dialog: Locator, origin: string, words = OWN.en): Promise<void> {
  await choose(dialog, words.own);
  await dialog.getByLabel(words.url, { exact: true }).fill(origin);
  await dialog.getByLabel(words.merchant).fill(MERCHANT_ID);
  await dialog.getByLabel(words.keyId).fill('mk_sig_test_1');
  await dialog.getByLabel(words.keyText).fill(pem);
  await expect(dialog.getByText(`${words.key} mk_sig_test_1 RSA 2048`)).toBeVisible();
}

const OWN = {
  en: {
    own: /^Your own URL/,
    url: 'URL',
    merchant: 'Merchant number',
    keyId: 'Signing key: ID',
    keyText: 'Signing key: PEM or JWK',
    key: 'Signing key:',
  },
} as const;

const open = async (page: Page, path: string) => {
  await page.goto(`${path}#try-it`);
  return page.getByRole('dialog', { name: 'Try it' });
};

// Colours on their way from one theme to the other have no contrast yet.
test.use({ locale: 'en', contextOptions: { reducedMotion: 'reduce' } });

test('calls go to the sandbox server of this machine, and its clock, wallet and cards are the ones shown', async ({
  page,
  expectComplaint,
}) => {
  const { origin, host, stop } = await startSandbox();
  expectComplaint(/ERR_CONNECTION_REFUSED|status of 429|request: http:\/\/localhost/);
  const dialog = await open(page, '/en/guide/card/open-card');
  await choose(dialog, /^Local simulator/);
  const address = dialog.getByLabel('Address');
  await address.fill('https://api.example.com');
  await address.press('Enter');
  await expect(dialog.getByText('The simulator runs on this machine')).toBeVisible();
  await address.fill(origin);
  await address.press('Enter');
  await expect(dialog.getByText('2026-02-01 09:00:00 UTC', { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: /^Create Alex Chan/ }).click();
  await expect(dialog.getByLabel('holderId')).toContainText('Alex Chan · approved');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('202 Accepted', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Response signature valid')).toBeVisible();
  await expect(dialog.getByText('Simulated')).toBeVisible();
  await dialog.getByRole('button', { name: 'Advance to 09:00:05' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Ads team' })).toContainText('active');
  expect(host.getState().wallet.balances.USD?.available).toBe('1897.50');

  await dialog.getByLabel(/^Outcome/).selectOption('429001 rate limit exceeded');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText(/^Send again in \d+ s on the simulator clock\.$/)).toBeVisible();

  await stop();
  await dialog.getByRole('button', { name: '+2 s' }).click();
  await expect(dialog.getByText('The simulator does not respond.')).toBeVisible();
  await dialog.getByLabel(/^Outcome/).selectOption('It succeeds');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('heading', { name: 'The browser blocked the response' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use the simulator in this page' }).click();
  await expect(dialog.getByText('2026-01-15 08:00:00 UTC', { exact: true })).toBeVisible();
});

test(
  'the panel has the command of the package, and connects when the simulator is up',
  NIGHTLY,
  async ({ page, expectComplaint }) => {
    expectComplaint(/ERR_CONNECTION_REFUSED|request: http:\/\/localhost/);
    const { origin, stop } = await startSandbox();
    await stop();
    const dialog = await open(page, '/en/guide/card/open-card');
    await choose(dialog, /^Local simulator/);
    const command = /^npx http:\/\/localhost:\d+\/downloads\/simulator-[\w.-]+\.tgz$/;
    await expect(dialog.getByText(command)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy', exact: true }).first()).toHaveAttribute(
      'data-copy-text',
      command,
    );
    const address = dialog.getByLabel('Address');
    await address.fill(origin);
    await address.press('Enter');
    await expect(dialog.getByText(`No response from ${origin}`)).toBeVisible();
    const again = await startSandbox(Number(new URL(origin).port));
    await expect(dialog.getByText('2026-02-01 09:00:00 UTC', { exact: true })).toBeVisible();
    await again.stop();
  },
);

test(
  'calls go to an address of the reader with a key that nothing stores',
  NIGHTLY,
  async ({ page, expectComplaint }) => {
    const { origin, host, stop } = await startSandbox();
    expectComplaint(/request: http:\/\/localhost|401/);
    // The server's clock is that of this machine.
    host.control({ method: 'POST', path: '/sandbox/clock', body: { set: new Date().toISOString() } });
    const dialog = await open(page, '/en/guide/auth/code2token');
    await dialog.getByText('In this page', { exact: true }).first().press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await enterCredentials(dialog, `${origin}/v2`);
    await dialog.getByLabel('code').fill(createCode(host));
    await page.keyboard.press('Control+Enter');
    // The rule of the address, by the browser's own validation.
    await expect(dialog.getByLabel('URL', { exact: true })).toBeFocused();
    await dialog.getByLabel('URL', { exact: true }).fill(origin);
    await page.keyboard.press('Control+Enter');

    await expect(dialog.getByText('200 OK', { exact: true })).toBeVisible();
    await expect(dialog.getByText(/^Matches /)).toBeVisible();
    for (const absent of ['Simulated', 'What changed', 'Outcome', 'Response signature valid'])
      await expect(dialog.getByText(absent, { exact: true })).toHaveCount(0);
    expect(await audit(page, { without: FULL_PAGE_RULES })).toEqual([]);

    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
    );
    expect(stored).not.toContain('mk_sig_test_1');
    expect(stored).not.toContain('atk_');
    await page.reload();
    await expect(dialog.getByText('In this page', { exact: true }).first()).toBeVisible();
    await stop();
  },
);

test('a server that does not allow the page to read is explained, and the call may be sent again with its key', async ({
  page,
  expectComplaint,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const keys: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    // It lets the request through, and nobody read the response.
    const allows =
      request.method === 'OPTIONS'
        ? { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*, Authorization' }
        : {};
    if (request.method === 'POST') keys.push(request.headers['idempotency-key']?.toString());
    response.writeHead(204, allows).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expectComplaint(/CORS|ERR_FAILED|request: http:\/\/127/);
  const dialog = await open(page, '/en/guide/card/open-card');
  await enterCredentials(dialog, `http://127.0.0.1:${port}`);
  await dialog.getByLabel('Access token').fill('atk_secret');
  await page.keyboard.press('Control+Enter');

  await expect(dialog.getByText('No response', { exact: true })).toBeVisible();
  await expect(dialog.getByText('The request may still have reached it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  await dialog.getByRole('button', { name: 'Copy as cURL' }).click();
  await expect(dialog.getByText(/accepts this command once/)).toBeVisible();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain(`http://127.0.0.1:${port}`);
  expect(command).not.toContain('atk_secret');
  server.close();
});

for (const { prefix, locale, words } of [
  {
    prefix: '/en',
    locale: 'en',
    words: {
      title: 'Try it',
      create: /^Create Alex Chan/,
      outcome: /^Outcome/,
      wrong: '401008 signature not valid',
      doctor: 'Open in the signature doctor',
      verdict: 'The body you signed is not the body you sent',
      corrected: 'Corrected request',
      sent: 'What you sent',
      verifies: 'The signature verifies',
    },
  },
  {
    prefix: '',
    locale: 'zh-CN',
    words: {
      title: '试一试',
      create: /^创建 Alex Chan/,
      outcome: /^预期结果/,
      wrong: '401008 签名无效',
      doctor: '在签名诊断中打开',
      verdict: '签名的请求体与发送的不同',
      corrected: '修正后的请求',
      sent: '您发送的请求',
      verifies: '验签通过',
    },
  },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(
      'a signature is broken in Try it and repaired in the signature doctor',
      nightlyUnless(locale === 'en'),
      async ({ page }) => {
        await page.goto(`${prefix}/guide/card/open-card#try-it`);
        const dialog = page.getByRole('dialog', { name: words.title });
        await dialog.getByRole('button', { name: words.create }).click();
        await expect(dialog.getByLabel('holderId')).toContainText('Alex Chan');
        await dialog.getByLabel(words.outcome).selectOption(words.wrong);
        await page.keyboard.press('Control+Enter');
        await dialog.getByRole('link', { name: words.doctor }).press('Enter');

        await expect(page).toHaveURL(new RegExp(`${prefix}/guide/other/signature-doctor$`));
        const verdict = page.getByRole('status').filter({ has: page.getByRole('heading') });
        await expect(verdict).toContainText(words.verdict);
        expect(await page.getByLabel(words.sent).inputValue()).not.toContain('Authorization');
        const corrected = page.getByRole('region', { name: words.corrected }).locator('code');
        await page.getByLabel(words.sent).fill(await corrected.innerText());
        await expect(verdict).toContainText(words.verifies);
      },
    );
  });
}
