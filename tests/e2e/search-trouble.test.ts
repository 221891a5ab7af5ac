import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { openSearch } from '../setup/open-search.ts';
import { stopClock } from '../setup/pause-clock.ts';
import { expect, test } from '../setup/test.ts';

const DIALOG = '**/assets/search/dialog/SearchDialog-*.js';
const INDEX = '**/_data/search/*.json';

test.use({ viewport: { width: 1440, height: 900 } });

test('a dialog whose code does not load shows a visible notice, and a retry opens it', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/SearchDialog-/);
  await page.route(DIALOG, (route) => route.abort());
  await page.goto('/en/guide/');
  await hydrated(page);
  const notice = page.getByRole('alert');

  await page.keyboard.press('Control+k');
  await expect(notice).toContainText('The search could not be loaded');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Search Docs' }).click();
  await expect(notice).toBeVisible();
  await page.unroute(DIALOG);
  await notice.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(notice).toHaveCount(0);
});

test(
  'a slow index shows a notice with a retry, which requests it again and shows the results',
  NIGHTLY,
  async ({ page }) => {
    let isStuck = true;
    await page.route(INDEX, async (route) => {
      // The first request gets no response.
      if (!isStuck) await route.continue();
    });
    await page.goto('/en/guide/');
    await hydrated(page);
    await stopClock(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('wallet');
    await page.clock.runFor(1000);
    await expect(page.getByRole('dialog')).toContainText('Loading');
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.clock.runFor(5000);
    await expect(page.getByRole('alert')).toContainText('Loading the search index is taking longer than usual');
    isStuck = false;
    await page.clock.resume();
    await page.getByRole('button', { name: 'Retry' }).click();

    await expect(page.getByRole('option').first()).toContainText('Merchant Wallet');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('a malformed index is an error with a retry', async ({ page, expectComplaint }) => {
  expectComplaint(/Failed to fetch search index/);
  await page.route(INDEX, (route) => route.fulfill({ contentType: 'application/json', body: '[{"not": "ours"' }));
  await openSearch(page);
  await page.getByRole('combobox').fill('wallet');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch search index');
  await page.unroute(INDEX);

  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByRole('option').first()).toContainText('Merchant Wallet');
});

for (const { missing, remove } of [
  { missing: 'popovers', remove: () => void Object.assign(HTMLElement.prototype, { showPopover: undefined }) },
  { missing: 'workers', remove: () => void Object.defineProperty(window, 'Worker', { value: undefined }) },
]) {
  test(`in a browser without ${missing} the search works or shows that it does not`, async ({
    page,
    expectComplaint,
  }) => {
    if (missing === 'workers') expectComplaint(/Failed to fetch search index/);
    await page.addInitScript(remove);
    await openSearch(page);
    await page.getByRole('combobox').fill('wallet');

    const seen = page.getByRole('option').or(page.getByRole('dialog').getByRole('alert')).first();

    await expect(seen).toContainText(missing === 'workers' ? /Failed to fetch search index/ : 'Merchant Wallet');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });
}

test('hostile queries are searched as text and run nothing', NIGHTLY, async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openSearch(page);
  const field = page.getByRole('combobox');
  const status = page.getByRole('dialog').getByRole('status');
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '(((.*+?[^$\\',
    '__proto__',
    'constructor prototype toString',
    '%00%ff\u0000\u202e',
    '{{constructor.constructor("alert(1)")()}}',
    'card '.repeat(2000),
    '卡'.repeat(10_000),
    'a'.repeat(10_000),
    '👩‍👩‍👧'.repeat(200),
  ];
  for (const query of hostile) {
    await field.fill(query);
    await expect(status).not.toBeEmpty();
    await field.fill('');
    await expect(status).toBeEmpty();
  }
  // Playwright cannot type half a character; a page can.
  for (const unit of ['\\ud800', '\\udc00card', 'card\\ud83d']) {
    await field.evaluate((input, escaped) => {
      if (!(input instanceof HTMLInputElement)) return;
      input.value = JSON.parse(`"${escaped}"`);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, unit);
    await expect(status).not.toBeEmpty();
    await field.fill('');
    await expect(status).toBeEmpty();
  }
  await field.fill('wallet');

  await expect(page.getByRole('option').first()).toContainText('Merchant Wallet');
  await expect(page.getByRole('dialog').locator('img, script')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
