import type { Page } from 'playwright/test';
import { errorCodes } from '../expected/documented.ts';
import { audit } from '../setup/axe.ts';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const field = (page: Page) => page.getByRole('textbox', { name: /^Words, a code/ });
/** The rows of the list: articles, each with a group that opens. */
const codes = (page: Page) => page.getByRole('article').getByRole('article');
const row = (page: Page, code: number) => codes(page).filter({ hasText: new RegExp(`^${code}`) });

async function openCatalogue(page: Page, query = ''): Promise<void> {
  await page.goto(`/en/guide/other/errors${query}`);
  await hydrated(page);
}

test('the error catalogue lists every code with its meaning, whether to retry, and what to do', {
  tag: '@smoke',
}, async ({ page }) => {
  await openCatalogue(page);

  await expect(codes(page)).toHaveCount(errorCodes.length);
  const entry = row(page, 422102);
  await expect(entry.getByText('Read the limits of the card product and adjust the amount')).toBeVisible();
  await expect(entry.getByText('Correct, then retry')).toBeVisible();
  await expect(entry.getByText('CARD_AMOUNT_OUT_OF_RANGE')).toBeHidden();
  await entry.getByText('422102').click();
  await expect(entry.getByText('CARD_AMOUNT_OUT_OF_RANGE')).toBeVisible();
  await expect(entry.getByText('The amount is outside the limits of the card.')).toBeVisible();
  await expect(entry.getByRole('link')).toHaveText(['', 'Open Card', 'Card Recharge', 'Card Withdrawal']);
  await expect(row(page, 401003)).toContainText('Any operation except Exchange Code for Token');
  await expect(row(page, 429001)).toContainText('Any operation');
});

test('words for the customer that most codes share are said once, below the list', NIGHTLY, async ({ page }) => {
  await openCatalogue(page);

  await expect(page.getByText('Something went wrong on our side.')).toHaveCount(1);
  await expect(page.getByText('Something went wrong on our side.')).toContainText('For your customer');
});

test(
  'errors of a signature lead to the signature doctor in one click, from the row and from the answer',
  NIGHTLY,
  async ({ page }) => {
    await openCatalogue(page);
    const doctor = { name: 'Open in the signature doctor' };
    await expect(codes(page).filter({ has: page.getByRole('link', doctor) })).toHaveText(
      [400003, 401008, 401009, 401010, 401011].map((code) => new RegExp(`^${code}`)),
    );

    await field(page).fill('401008');
    await expect(page.getByRole('region', { name: /^401008/ }).getByRole('link', doctor)).toBeVisible();
    await row(page, 401008).getByRole('link', doctor).click();

    await expect(page).toHaveURL('/en/guide/other/signature-doctor');
  },
);

test('the filters of the error catalogue combine, work by keyboard, and are stored in the URL', async ({ page }) => {
  await openCatalogue(page);

  await expect(field(page)).toBeFocused();
  await page.keyboard.type('card');
  await page.getByRole('combobox', { name: 'Operation' }).focus();
  await page.keyboard.type('Open Card');
  const retry = page.getByRole('group', { name: 'Retry' });
  await retry.getByRole('radio', { name: 'All' }).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(retry.getByRole('radio', { name: 'Do not retry 3' })).toBeChecked();

  await expect(codes(page)).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: `3 of ${errorCodes.length} codes` })).toBeVisible();
  await expect(page).toHaveURL('/en/guide/other/errors?q=card&op=openCard&retry=no');
  await page.reload();
  await expect(codes(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue('card');

  await page.getByRole('button', { name: 'Clear' }).last().click();
  await expect(codes(page)).toHaveCount(errorCodes.length);
  await expect(page).toHaveURL('/en/guide/other/errors');
});

test('a filter in the URL applies on load, Enter goes to the first code, and the code of the fragment is never filtered out', async ({
  page,
}) => {
  await openCatalogue(page, '?status=404&navbar=0');
  await expect(codes(page)).toHaveCount(9);

  await field(page).fill('pending');
  await expect(page.getByRole('status').filter({ hasText: 'No code matches' })).toBeVisible();
  await field(page).fill('holder');
  await field(page).press('Enter');

  await expect(page).toHaveURL('/en/guide/other/errors?status=404&navbar=0&q=holder#error-404201');
  await page.evaluate(() => location.assign('#error-503001'));
  await expect(row(page, 503001).getByText('SERVICE_UNAVAILABLE')).toBeInViewport();
  await expect(codes(page)).toHaveCount(errorCodes.length);
});

test('a pasted error body is read as text, finds its code, and is not written to the URL', async ({ page }) => {
  await openCatalogue(page);
  const body = {
    code: 422102,
    error: 'CARD_AMOUNT_OUT_OF_RANGE',
    message: '<img src=x onerror=alert(1)>',
    details: [{ field: 'amount.value', rule: 'min', message: 'The smallest recharge is 10.00.' }],
    requestId: 'req_01KF0AP900R97RZEE9XX1ADF3T',
  };

  await field(page).fill(`08:00:00 ERROR job 7\n${JSON.stringify(body).slice(0, -1)}`);

  await expect(codes(page)).toHaveCount(1);
  await expect(row(page, 422102)).toBeVisible();
  const answer = page.getByRole('region', { name: '422102 CARD_AMOUNT_OUT_OF_RANGE' });
  await expect(answer).toContainText('Correct, then retry');
  await expect(answer).toContainText('What to do');
  await expect(answer).toContainText('req_01KF0AP900R97RZEE9XX1ADF3T');
  const said = page.getByRole('group').filter({ hasText: 'fields read from your text' }).last();
  await expect(said).toContainText('<img src=x onerror=alert(1)>');
  await expect(said).toContainText('amount.value · min · The smallest recharge is 10.00.');
  await expect(said).toContainText('req_01KF0AP900R97RZEE9XX1ADF3T');
  expect(await said.locator('img').count()).toBe(0);
  await expect(page).toHaveURL('/en/guide/other/errors?q=422102');
  expect(await audit(page)).toEqual([]);

  await field(page).fill('422999');
  await expect(page.getByText('422999 is not in this list.')).toBeVisible();
  await field(page).fill('{"status": 502}');
  await expect(page.getByText('There is no error code in it.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await field(page).fill(JSON.stringify({ ...body, requestId: `req_${'0'.repeat(80)}` }));
  expect(await audit(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a text with several codes has an answer for each, that of the body first', NIGHTLY, async ({ page }) => {
  await openCatalogue(page);
  const answers = page.getByRole('search').getByRole('region');

  await field(page).fill('401008 before\n{"code":409101,"error":"CARD_STATUS_CONFLICT"} NONCE_REUSED');
  await expect(answers).toHaveCount(3);
  await expect(answers.first()).toHaveAccessibleName(/^409101 /);
  await page.getByRole('button', { name: 'an error body' }).click();
  await expect(answers).toHaveCount(1);
  await page.getByRole('search').getByRole('button', { name: 'Clear' }).click();

  await expect(answers).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('error codes and operations named in texts link to the catalogue and to their pages', async ({
  page,
  request,
}) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  await page.locator('#error-422102').getByRole('link', { name: '422102' }).click();

  await expect(page).toHaveURL('/en/guide/other/errors#error-422102');
  await expect(row(page, 422102).getByText('422102', { exact: true })).toBeInViewport();
  await expect(row(page, 422102).getByText('CARD_AMOUNT_OUT_OF_RANGE')).toBeInViewport();

  const text = await (await request.get('/en/guide/card/open-card.md')).text();
  expect(text).toContain('[`422102`](https://docs.example.com/en/guide/other/errors#error-422102)');
  expect(text).toContain('[`getCardLog`](https://docs.example.com/en/guide/card/card-log-info.md)');
  const catalogue = await (await request.get('/guide/other/errors.md')).text();
  expect(catalogue.match(/^\| `[45]\d{5}` \|/gm)).toHaveLength(errorCodes.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script the error catalogue lists every code, opens that of the URL, and has no filter fields', async ({
    page,
  }) => {
    await page.goto('/guide/other/errors#error-422405');

    await expect(codes(page)).toHaveCount(errorCodes.length);
    await expect(row(page, 422405).getByText('422405', { exact: true })).toBeInViewport();
    await expect(row(page, 422405).locator('dl')).toBeInViewport();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
