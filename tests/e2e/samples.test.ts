import type { Page, Route } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { getShift, observeShifts } from '../setup/layout-shift.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

const request = (page: Page) => page.locator('.rail .panel').first();
const language = (page: Page, name = 'Language') => request(page).getByRole('combobox', { name });
const shown = (page: Page) => request(page).getByRole('tabpanel');

test('the sample languages are ordered per locale, and one choice applies to samples, guides and the next visit', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/en/guide/card/open-card');
  await expect(language(page).getByRole('option')).toHaveText(['cURL', 'Node.js', 'Python', 'Java', 'Go', 'PHP']);
  await hydrated(page);
  await language(page).selectOption('Go');
  await expect(shown(page)).toContainText('func main()');

  await page.goto('/guide/card/card-pwd');
  await expect(language(page, '语言').getByRole('option')).toHaveText([
    'cURL',
    'Java',
    'Node.js',
    'Python',
    'Go',
    'PHP',
  ]);
  await expect(shown(page)).toContainText('encryptField');

  await page.goto('/guide/key-pair#signing-helpers');
  await expect(page.locator('.long-code').getByRole('tabpanel')).toContainText('package main');
});

test('choosing another example changes request and response together', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/en/token/gen-user');
  const response = page.locator('.rail .panel').nth(1);
  const status = response.getByRole('combobox').locator('option:checked');
  await expect(status).toHaveText(/^201 /);
  await hydrated(page);

  await request(page).getByRole('combobox', { name: 'Example' }).selectOption('existing');

  await expect(status).toHaveText(/^200 /);
  await expect(shown(page)).not.toContainText('"ETHEREUM"');

  await language(page).selectOption('Python');
  await expect(shown(page)).toContainText('send_signed_query(');
  await expect(shown(page)).not.toContainText('"ETHEREUM"');
});

test('choosing another response shows the request that it belongs to: header, query and path', async ({ page }) => {
  await page.goto('/en/guide/card/card-info');
  const example = request(page).getByRole('combobox', { name: /Example|示例/ });
  const response = page.locator('.rail .panel').nth(1);
  await hydrated(page);
  await expect(shown(page)).not.toContainText('X-Reveal-Card');

  await response.getByRole('combobox').selectOption('200 With the encrypted card number');
  await expect(shown(page)).toContainText('X-Reveal-Card: true');
  await expect(example).toHaveValue('revealed');
  await expect(response.locator('.panel__example:visible')).toContainText('encryptedCard');

  await example.selectOption('success');
  await expect(shown(page)).not.toContainText('X-Reveal-Card');
  await expect(response.getByRole('combobox').locator('option:checked')).toHaveText('200 The card');

  await page.goto('/guide/payment/order-detail');
  await hydrated(page);
  await example.selectOption('refunded');
  await expect(shown(page)).toContainText('pay_01KF0RE838RTBBW69ZETJK4127');
  await expect(response).toContainText('pay_01KF0RE838RTBBW69ZETJK4127');

  await page.goto('/token/refresh');
  await hydrated(page);
  await expect(shown(page)).toContainText('userId=usr_01KF0AQ978GEWXYNTX6PSVW3QM');
  await example.selectOption('merchant');
  await expect(shown(page)).not.toContainText('userId');
});

test('a field marks its lines in the sample, a line leads to its field, and an opened error selects its response', async ({
  page,
}) => {
  await page.goto('/en/guide/card/open-card');
  await hydrated(page);
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('linked-field') ?? [])].map((range) => range.toString().trim()));

  await page.locator('#body-initialAmount .field__head').hover();
  await page.locator('#body-cardManageId .field__head').hover();
  await expect.poll(marked).toEqual([expect.stringContaining('"cardManageId"')]);
  await page.locator('#body-initialAmount .field__head').hover();
  await expect.poll(async () => (await marked()).length).toBe(4);
  const name = (field: string) => page.locator(`.field__name[href="#body-${field}"]`);
  // The fields of `initialAmount` are after it; those of `contact` are folded.
  await name('initialAmount').focus();
  await page.keyboard.press('ArrowDown');
  await expect(name('initialAmount-value')).toBeFocused();
  expect(await marked()).toEqual([expect.stringContaining('"value"')]);
  await name('shippingAddress').focus();
  await page.keyboard.press('ArrowUp');
  await expect(name('contact')).toBeFocused();

  await shown(page).getByText('"merchantOrderNo"').click();
  await expect(page).toHaveURL(/#body-merchantOrderNo$/);

  const response = page.locator('.rail .panel').nth(1);
  await page.locator('#error-422004').click();
  await expect(response.getByRole('combobox').locator('option:checked')).toHaveText(
    '422004 INSUFFICIENT_WALLET_BALANCE',
  );
  await expect(response.locator('.panel__example:visible')).toContainText('422004');
});

test('a channel has its client in the language of the reader, and the frame of the message that is read or opened', async ({
  page,
}) => {
  await page.goto('/en/token/listen');
  await hydrated(page);
  await expect(request(page)).toContainText('No client here for cURL, PHP.');
  await language(page).selectOption('Go');
  await expect(shown(page)).toContainText('websocket.Dialer');

  const frame = page.locator('.rail .panel').nth(1);
  const chosen = frame.getByRole('combobox').locator('option:checked');
  await expect(frame.locator('optgroup')).toHaveCount(3);
  await page.locator('#message-goodbye > summary').click();
  await expect(chosen).toHaveText('goodbye');
  await expect(frame.locator('.panel__example:visible')).toContainText('"reconnectAfterMs"');
  await page.locator('#message-error > summary').click();
  await expect(chosen).toHaveText('error');
  await page.locator('#message-goodbye').evaluate((message) => message.scrollIntoView());
  await expect(chosen).toHaveText('goodbye');
});

test('an example chosen while its samples are loading is shown when they have loaded', NIGHTLY, async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/samples/**', (route) => void held.push(route));
  await page.goto('/en/guide/card/card-status');
  await hydrated(page);
  await request(page).getByRole('combobox', { name: 'Example' }).selectOption('unfreeze');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();

  const response = page.locator('.rail .panel').nth(1);
  await expect(response.getByRole('combobox').locator('option:checked')).toHaveText(/unfr|active/i);
});

test('a sample language chosen before hydration is shown after it, without a layout shift', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabs:lang', 'Java'));
  await observeShifts(page);

  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/guide/biz/wallet');
    const chosen = request(page).getByRole('combobox', { name: '语言', includeHidden: true });
    await expect(chosen).toHaveValue('Java');
    expect(await getShift(page), `${width} px`).toBeCloseTo(0, 3);
    // One folded row on a phone.
    if (width === 390) await page.locator('summary', { hasText: 'cURL · Java' }).click();
    await expect(shown(page)).toContainText('public class GetWallet');
  }
});

test(
  'when the other samples do not load, the first one stays; the chosen one is shown when they load',
  NIGHTLY,
  async ({ page, expectComplaint }) => {
    expectComplaint(/503.*\/samples\//);
    let isBroken = true;
    await page.route('**/samples/**', (route) => (isBroken ? route.fulfill({ status: 503 }) : route.continue()));
    await page.addInitScript(() => {
      // A browser that stores nothing.
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
    });
    await page.goto('/guide/card/open-card');
    await hydrated(page);

    await language(page, '语言').selectOption('PHP');
    await expect(shown(page)).toContainText('curl -X POST');

    isBroken = false;
    await language(page, '语言').selectOption('PHP');
    await expect(shown(page)).toContainText('sendSigned(');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script the first sample language can be read', async ({ page }) => {
    await page.goto('/guide/card/open-card');
    await expect(shown(page)).toContainText('sign POST /v2/card/open');
  });
});
