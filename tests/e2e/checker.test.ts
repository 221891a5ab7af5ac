import { audit } from '../setup/axe.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

// Colours on their way from one theme to the other have no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CHECKER = '/en/guide/other/checker';

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('a response with mistakes is recognised and explained, finding by finding', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto(CHECKER);
    await page.getByRole('button', { name: 'Response with mistakes' }).click();
    await expect(page.getByRole('status').filter({ hasText: '3 values break the contract' })).toContainText(
      '1 unknown value, 1 unknown field',
    );
    const findings = page.getByRole('region', { name: 'Findings' }).getByRole('listitem');
    await expect(findings).toHaveCount(5);
    await expect(findings.nth(0)).toContainText('A number, must be a string');

    await page.keyboard.press('F8');
    await page.keyboard.press('F8');
    await expect(findings.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+F8');
    await expect(findings.nth(0)).toBeFocused();

    await findings.nth(3).getByRole('button', { name: 'line 8' }).click();
    const selected = await page
      .getByLabel('What came back')
      .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
    expect(selected).toContain('"done"');
    expect(await audit(page)).toEqual([]);

    await page.getByRole('combobox', { name: 'Checked as' }).selectOption({ label: 'Card Recharge' });
    await expect(page.getByText('Checked as you chose.')).toBeVisible();
    await findings.nth(0).getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/guide\/card\/card-recharge#res-202-data-amount-value$/);
  });

  test('a body that is pasted into the error lookup or the search is carried to the checker, not in the address', async ({
    page,
  }) => {
    const body =
      '{"code":401008,"error":"SIGNATURE_INVALID","message":"","data":null,"details":[],"requestId":"r","timestamp":"t"}';
    await page.goto('/en/guide/other/errors');
    await page.getByRole('textbox', { name: 'Words, a code, a name, or an error body' }).fill(body);
    await page.getByRole('link', { name: 'Check the whole text against the contract' }).click();
    await expect(page).toHaveURL(/\/en\/guide\/other\/checker$/);
    await expect(page.getByRole('heading', { name: '401008 SIGNATURE_INVALID' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find out why the signature does not verify' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '2 values break the contract' })).toBeVisible();

    await page.goto('/en/guide/other/support');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('{"type":"ping","id":"hb-1"}');
    await page.getByRole('dialog').getByRole('link', { name: 'Response Checker' }).click();
    await expect(page.getByRole('heading', { name: 'Websocket frame ping' })).toBeVisible();
    expect(page.url()).toMatch(/\/checker$/);
  });

  test('a close code, a status and an entry of a HAR file lead to what they mean', NIGHTLY, async ({ page }) => {
    await page.goto(CHECKER);
    const field = page.getByLabel('What came back');
    await field.fill('websocket: close 4409: replaced');
    await expect(page.getByRole('heading', { name: 'Websocket closed with 4409 replaced' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All about 4409' })).toHaveAttribute(
      'href',
      /\/token\/listen#close-4409$/,
    );
    await field.fill('HTTP/1.1 503 Service Unavailable');
    await expect(page.getByRole('link', { name: '503001' })).toHaveAttribute('href', /\/errors#error-503001$/);
    await field.fill('invalid signature');
    await expect(page.getByRole('heading', { name: '401008 SIGNATURE_INVALID' })).toBeVisible();
    await field.fill('HTTP 422');
    await page.getByRole('link', { name: /^\d+ codes with HTTP 422$/ }).click();
    await expect(page).toHaveURL(/\/errors\?status=422$/);
    await expect(page.getByRole('combobox', { name: 'HTTP' })).toHaveValue('422');
    await page.goBack();

    const error = {
      code: 429001,
      error: 'RATE_LIMITED',
      message: '',
      data: null,
      details: [],
      requestId: 'r',
      timestamp: 't',
    };
    const entry = (status: number, text: string) => ({
      request: { method: 'GET', url: 'https://api.example.com/v2/biz/wallet' },
      response: { status, headers: [], content: { encoding: 'base64', text: btoa(text) } },
    });
    await field.fill(
      JSON.stringify({
        log: { entries: [entry(200, '{"code":0,"requestId":"r"}'), entry(429, JSON.stringify(error))] },
      }),
    );
    await expect(page.getByRole('heading', { name: '429001' })).toBeVisible();
    await expect(page.getByText('Found in log.entries[1].response.content.text.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Response or frame' }).selectOption({ index: 0 });
    await expect(page.getByText(/Recognised by its path/)).toBeVisible();
    expect(await audit(page)).toEqual([]);
  });

  test('the signature of a response is verified, and fails when a byte is changed', async ({ page }) => {
    await page.goto(CHECKER);
    await page.getByRole('button', { name: 'Signed response' }).click();
    await expect(page.getByText('The signature is valid')).toBeVisible();
    const field = page.getByLabel('What came back');
    await field.fill((await field.inputValue()).replace('"2000.00"', '"3000.00"'));
    await expect(page.getByText('The signature is wrong')).toBeVisible();
    await expect(page.getByText('1897.50 available + 102.50 frozen = 2000.00.')).toBeVisible();
  });

  test(
    'hostile, huge and broken texts get a sentence; card numbers are masked; nothing is sent',
    NIGHTLY,
    async ({ page }) => {
      await page.goto(CHECKER);
      const field = page.getByLabel('What came back');
      await expect(field).toBeVisible();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('dialog', () => requests.push('dialog'));
      for (const [text, sentence] of [
        ['<html><img src=x onerror=alert(1)>', 'This is HTML or XML, not JSON'],
        ["{'code': 0}", 'Line 1, column 2'],
        ['{"code": 0,\n"data": {', 'The JSON is cut off'],
        ['['.repeat(100_000), 'The JSON is nested too deeply'],
        ['{"__proto__":{"x":1},"code":0}', 'Not recognised'],
        ['{"type":"<b>x</b>"}', 'is not a known kind of frame'],
        ['a'.repeat(5_000_001), 'larger than 5 MB'],
      ] as const) {
        await field.fill(text);
        await expect(page.getByText(sentence).first()).toBeVisible();
      }
      // What the field had before.
      await expect(field).toHaveValue('{"type":"<b>x</b>"}');
      await field.fill('{"code":0,"number":"4111111111111111"}');
      await expect(field).toHaveValue(/411111\*{6}1111/);
      expect(requests.filter((url) => !/\/(_build|assets)\//.test(url))).toEqual([]);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('411111');
    },
  );
});

test.describe('in Chinese, on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('an error becomes its entry of the catalogue, with the field it complains of', async ({ page }) => {
    await page.goto('/guide/other/checker');
    await page.getByRole('button', { name: '错误 422102' }).click();
    await expect(page.getByRole('heading', { name: '422102 CARD_AMOUNT_OUT_OF_RANGE' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'initialAmount.value' })).toHaveAttribute(
      'href',
      '/guide/card/open-card#body-initialAmount-value',
    );
    await expect(
      page.getByText('本次尝试未执行任何操作。此前若有结果未知的尝试，只有同一幂等键的最终响应才能确定结果。'),
    ).toBeVisible();
    expect(await audit(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
