import { audit } from '../setup/axe.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

// Colours on their way from one theme to the other have no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DOCTOR = '/en/guide/other/signature-doctor';

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('a request that was refused is explained, corrected, and verifies', { tag: '@smoke' }, async ({ page }) => {
    await page.goto(DOCTOR);
    await page.getByRole('button', { name: 'Query order' }).click();
    const verdict = page.getByRole('status').filter({ has: page.getByRole('heading') });
    await expect(verdict).toContainText('You signed the query in another order');
    await expect(verdict).toContainText('Proven');
    await expect(page.locator(':focus')).toContainText('You signed the query in another order');
    await expect(verdict).toBeInViewport();

    const corrected = await page
      .locator('section', { hasText: 'Corrected request' })
      .last()
      .locator('code')
      .innerText();
    await page.getByLabel('What you sent').fill(corrected);
    await expect(verdict).toContainText('The signature verifies');
    await expect(page.getByLabel('What you sent')).toBeFocused();
    expect(await audit(page)).toEqual([]);
  });

  test('the string to sign shows the first byte that differs', async ({ page }) => {
    await page.goto(DOCTOR);
    await page.getByRole('button', { name: 'Query order' }).click();
    const lines = page.getByRole('region', { name: 'The six lines' }).getByRole('listitem');
    await expect(lines).toHaveCount(6);
    // The mistake is proven, so a line shows both texts.
    await expect(lines.nth(1)).toContainText('differs');
    const own = (await lines.locator('> code, dd:first-of-type > code').allInnerTexts()).map((line) =>
      line.replace(/LF$/, ''),
    );
    await page.getByLabel('What you signed').fill(`${own.join('\n').replace('page=1', 'page=2')}\n`);

    await expect(lines.nth(1)).toContainText('differs');
    await expect(
      page.getByText('Line 2 differs at byte 14, counted from 0: server 0x31 “1”, you 0x32 “2”.'),
    ).toBeVisible();
  });

  test(
    'a nonce that was used is explained from the response below the command, and renewed',
    NIGHTLY,
    async ({ page }) => {
      await page.goto('/en/guide/other/checker');
      const command = `curl https://a.example/v2/card -H 'X-Nonce: 0b7f3d2e9a1c4f58b6d0e8c7'\n\n`;
      await page.getByLabel('What came back').fill(`${command}{"code":401010,"requestId":"r"}`);
      await page.getByRole('link', { name: 'Open the signature doctor' }).click();
      await expect(page.getByLabel('What you sent')).toHaveValue(/401010/);
      await expect(page.getByRole('heading', { name: 'Missing: X-Merchant-Id' })).toBeVisible();

      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('button', { name: 'Nonce used twice' }).click();
      await expect(page.getByRole('heading', { name: 'the nonce was used before' })).toBeVisible();
      const corrected = page.getByRole('region', { name: 'Corrected request' }).locator('code');
      await expect(corrected).toContainText('X-Signature');
      await expect(corrected).not.toContainText('0b7f3d2e9a1c4f58b6d0e8c7a5f31924');
    },
  );

  test('keys that are made or imported leave the page only as public halves', NIGHTLY, async ({ page }) => {
    await page.goto(DOCTOR);
    await page.getByText('Add a key').click();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByLabel('Key id').fill('mk_sig_mine');
    await page.getByRole('button', { name: 'Generate a key pair' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'mk_sig_mine' })).toContainText(
      'RSA 3072 · generated here',
    );
    await page.getByLabel('PEM, JWK, or base64').fill('-----BEGIN CERTIFICATE-----\nAAAA\n-----END');
    await page.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByRole('alert')).toContainText('This is a certificate');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('listitem').filter({ hasText: 'mk_sig_mine' }).getByRole('button').click(),
    ]);
    expect(file.suggestedFilename()).toBe('mk_sig_mine.pub.pem');
    expect(requests.filter((url) => !/^blob:|\/(_build|assets)\//.test(url))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'mk_sig_mine',
    );
  });

  test('text that is no request gets a sentence, and nothing of it runs', NIGHTLY, async ({ page }) => {
    await page.goto(DOCTOR);
    const sent = page.getByLabel('What you sent');
    for (const [text, sentence] of [
      ['curl -H "X-Nonce: $NONCE" https://a.example', 'shell variables'],
      ['<img src=x onerror=alert(1)>', 'No request line'],
      ['a'.repeat(5_000_001), 'larger than 5 MB'],
    ] as const) {
      await sent.fill(text);
      await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    }
  });
});

test.describe('in Chinese, on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('an encrypted card is opened part by part, its number hidden', async ({ page }) => {
    await page.goto('/guide/other/signature-doctor');
    await page.getByRole('button', { name: '加密字段' }).click();
    await page.getByRole('button', { name: '载入测试向量 V5' }).click();
    await expect(page.getByText('标签有效：途中未被改动。')).toBeVisible();
    await expect(page.getByText('411111••••••1111')).toBeVisible();
    await page.getByRole('button', { name: '显示 30 秒' }).click();
    await expect(page.getByText('4111111111111111')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await audit(page)).toEqual([]);
  });
});
