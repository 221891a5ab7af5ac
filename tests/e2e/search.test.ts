import type { Route } from 'playwright/test';
import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { openSearch } from '../setup/open-search.ts';
import { pauseClock } from '../setup/pause-clock.ts';
import { expect, test } from '../setup/test.ts';
import { waitUntilIdle } from '../setup/wait-until-idle.ts';

const FAILURE = 'Failed to fetch search index, please reload the page and try again';

test.use({ viewport: { width: 1440, height: 900 } });

for (const [path, query, title] of [
  ['/en/guide/', 'Open Card', 'Open Card'],
  ['/guide/', '开卡', '开卡'],
] as const) {
  test(`search results put title matches first, group hits by page and mark the matches: ${query}`, {
    tag: query === '开卡' ? '@smoke' : '@nightly',
  }, async ({ page }) => {
    await openSearch(page, path);
    await page.getByRole('combobox').fill(query);

    const first = page.getByRole('option').first();
    await expect(first).toContainText(title);
    await expect(first).toContainText('/v2/card/open');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('group', { name: title, exact: true })).toBeVisible();
    await expect(first.locator('mark').first()).toHaveText(query === 'Open Card' ? 'Open' : '开卡');
  });
}

test('a search excerpt is short and marks where it was cut', async ({ page }) => {
  await openSearch(page);
  await page.getByRole('combobox').fill('signature');

  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();

  const excerpts = await page.getByRole('option').locator('p').allTextContents();

  expect(excerpts.length).toBeGreaterThan(0);
  for (const excerpt of excerpts) expect(excerpt.length).toBeLessThanOrEqual(126);
});

test('a search without results shows two lines and announces it', async ({ page }) => {
  await openSearch(page);
  await page.getByRole('combobox').fill('zzzzqq');

  await expect(page.getByText('No results for "zzzzqq"').first()).toBeVisible();
  await expect(page.getByText('Please try again with a different keyword')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No results for "zzzzqq"');
});

test('Enter leads nowhere where nothing is found, also when it comes before the results', async ({ page }) => {
  await openSearch(page);
  const field = page.getByRole('combobox');
  await field.fill('qwertz');
  await field.press('Enter');
  await expect(page.getByText('No results for "qwertz"').first()).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await expect(page).toHaveURL('/en/guide/');

  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/en/guide/other/errors');
});

test('typing quickly shows one result list, and never "No results" on the way', async ({ page }) => {
  await openSearch(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const observer = new MutationObserver(() => {
      const first = document.querySelector('dialog [role="option"], dialog .empty')?.textContent ?? '';
      if (seen.at(-1) !== first) seen.push(first);
    });
    const dialog = document.querySelector('dialog');
    if (dialog) observer.observe(dialog, { childList: true, subtree: true, characterData: true });
  });

  // On a busy machine a pause between two keys may last longer than the debounce.
  await pauseClock(page);
  for (const letter of 'wallet') {
    await page.getByRole('combobox').press(letter);
    await page.clock.runFor(100);
  }
  await page.clock.resume();
  await expect(page.getByRole('group', { name: 'Merchant Wallet' })).toBeVisible();

  const seen = await page.evaluate(() => ('seen' in window ? (window.seen as string[]) : []));
  expect(seen.filter((text) => text !== '')).toHaveLength(1);
  expect(seen.join()).not.toContain('No results');
});

for (const [path, query, title] of [
  ['/guide/', '余额查询', '商户钱包'],
  ['/en/guide/', 'cardmanageid', 'Card BIN Details'],
  ['/en/guide/', '/v2/card/contact', 'Update Card Contact'],
  ['/en/guide/', 'apply_quote', 'Apply for a Quote'],
] as const) {
  // A path; words are in `tests/site/known-items.ts`.
  const isDaily = query.startsWith('/');
  test(`${query} leads to ${title}`, nightlyUnless(isDaily), async ({ page }) => {
    await openSearch(page, path);
    await page.getByRole('combobox').fill(query);

    await expect(page.getByRole('group', { name: title, exact: true })).toBeVisible();
  });
}

test('each language searches its own index', async ({ page }) => {
  await page.goto('/en/guide/');
  await hydrated(page);
  await page.getByText('English').first().click();
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL('/guide/');
  await hydrated(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('开卡');

  await expect(page.getByRole('option').first()).toContainText('开卡');
});

test('the search index is fetched once', NIGHTLY, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/_data/search/en.json') && requests.push(request.url()));
  await page.goto('/en/guide/');
  await hydrated(page);
  await expect.poll(() => requests.length).toBe(1);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('card');
  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();

  expect(requests).toHaveLength(1);
});

test(
  'over a slow connection the search is not fetched before it is used, and then index, engine and dialog in parallel',
  NIGHTLY,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { value: { effectiveType: '3g' } });
    });
    const requested = new Set<string>();
    page.on('request', (request) => {
      const [part] = /SearchDialog|search-worker|_data\/search/.exec(request.url()) ?? [];
      if (part) requested.add(part);
    });
    const held: Route[] = [];
    await page.route('**/SearchDialog-*.js', (route) => void held.push(route));
    await page.goto('/en/guide/');
    await waitUntilIdle(page);
    expect([...requested]).toEqual([]);

    await page.keyboard.press('Control+k');
    await expect.poll(() => [...requested].sort()).toEqual(['SearchDialog', '_data/search', 'search-worker']);
    for (const route of held) await route.continue();

    await page.getByRole('combobox').fill('wallet');
    await expect(page.getByRole('option').first()).toContainText('Merchant Wallet');
  },
);

test('an index that does not load is an error with a retry', async ({ page, expectComplaint }) => {
  expectComplaint(/503.*\/_data\/search\/.*\.json\)$/);
  expectComplaint(new RegExp(FAILURE));
  await page.route('**/_data/search/*.json', (route) => route.fulfill({ status: 503 }));
  await openSearch(page);
  await page.getByRole('combobox').fill('card');
  await expect(page.getByRole('alert')).toContainText(FAILURE);
  await expect(page.getByText(/No results/)).toHaveCount(0);
  await page.unroute('**/_data/search/*.json');

  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
});

test('the search shows seven pages, and all on request', async ({ page }) => {
  await openSearch(page);
  await page.getByRole('combobox').fill('card');
  await expect(page.getByRole('dialog').getByRole('group')).toHaveCount(7);

  await page.getByRole('button', { name: /Show all/ }).click();

  await expect.poll(() => page.getByRole('dialog').getByRole('group').count()).toBeGreaterThan(7);
});

test('the clear button empties the search field and keeps the focus, closes an empty search, and a reopened search is empty', async ({
  page,
}) => {
  await openSearch(page);
  await page.getByRole('combobox').fill('card');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('combobox')).toHaveValue('');

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');

  await expect(page.getByRole('combobox')).toHaveValue('');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('dialog').locator('mark')).toHaveCount(0);
});
