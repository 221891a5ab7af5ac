import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { FIXTURE_SITE } from '../setup/sites.ts';
import { expect, test } from '../setup/test.ts';

// The menus that this project's own site does not have: versions, entries with items, seven social links, a bar that hides.
test.use({ baseURL: FIXTURE_SITE.origin, locale: 'en', viewport: { width: 1440, height: 900 } });

test(
  'entries of the top bar are before or after the search, by their configured position',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/docs/');

    const order = await page
      .getByRole('banner')
      .locator('a, summary, button')
      .evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ''));

    const indexOfEntry = (text: string) => order.findIndex((entry) => entry.includes(text));
    expect(indexOfEntry('Guide')).toBeGreaterThan(indexOfEntry('Tea House API'));
    expect(indexOfEntry('Search Docs')).toBeGreaterThan(indexOfEntry('Guide'));
    expect(indexOfEntry('Resources')).toBeGreaterThan(indexOfEntry('Search Docs'));
    expect(indexOfEntry('v2')).toBeGreaterThan(indexOfEntry('Resources'));
    expect(indexOfEntry('English')).toBeGreaterThan(indexOfEntry('v2'));
  },
);

test('the tag of a sidebar entry is before it and not part of its accessible name', NIGHTLY, async ({ page }) => {
  await page.goto('/docs/');
  await page.locator('header summary', { hasText: 'Resources' }).hover();

  const entry = page.getByRole('banner').getByRole('link', { name: 'Order a pot', exact: true });

  await expect(entry).toHaveText(/^POST\s*Order a pot$/);
});

test('an entry of the top bar is current in its own section only', async ({ page }) => {
  await page.goto('/docs/brewing/order-pot');
  const entry = page.getByRole('banner').getByRole('link', { name: 'Guide', exact: true });
  await expect(entry).toHaveAttribute('aria-current', 'true');

  await page.goto('/docs/reference/');

  await expect(entry).not.toHaveAttribute('aria-current');
});

test('the version menu keeps page, query and hash, or goes to the version’s home', async ({
  page,
  expectComplaint,
}) => {
  // A request finds out whether the other version has the page.
  expectComplaint(/404.*\/docs\/v1\/kitchen\)$/);
  await page.goto('/docs/guide?a=1#order');
  await hydrated(page);
  const menu = page.locator('header details', { hasText: 'v2' });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'v1' }).click();
  await expect(page).toHaveURL('/docs/v1/guide?a=1#order');

  await page.goto('/docs/kitchen');
  await hydrated(page);
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'v1' }).click();

  await expect(page).toHaveURL('/docs/v1/');
});

test('five social links are shown, the others are behind "more"', NIGHTLY, async ({ page }) => {
  await page.goto('/docs/');
  await hydrated(page);
  const bar = page.getByRole('banner');
  for (const name of ['Source', 'Tea room', 'Feed', 'Status']) {
    const link = bar.getByRole('link', { name, exact: true });
    await expect(link.first()).toBeVisible();
    await expect(link.first()).toHaveAttribute('rel', /noopener/);
    await expect(link.first()).toHaveAttribute('target', '_blank');
  }
  const more = page.locator('header details', { has: page.locator('summary[aria-label="More links"]') });
  await expect(more.getByText('About')).toBeHidden();

  await more.locator('summary').hover();
  await expect(more.getByText('About')).toBeVisible();
  await expect(more.getByText('Code to scan')).toBeVisible();
  await page.mouse.move(400, 600);
  await expect(more.getByText('About')).toBeHidden();
  await more.locator('summary').focus();
  await page.keyboard.press('Enter');

  await expect(more.getByText('About')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more.getByText('About')).toBeHidden();
});

test('a social link shows a text, a picture with a description, or formatted content', NIGHTLY, async ({ page }) => {
  await page.goto('/docs/');
  await hydrated(page);
  const mail = page.locator('header details', { has: page.locator('summary[aria-label="Mail"]') });
  await mail.locator('summary').hover();
  await expect(mail.getByText('tea@example.com')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mail.getByText('tea@example.com')).toBeHidden();

  await page.locator('summary[aria-label="More links"]').click();

  await expect(page.getByRole('img', { name: 'Code to scan' })).toBeVisible();
  await expect(page.locator('header strong', { hasText: 'since 1912' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'kitchen', exact: true })).toHaveAttribute(
    'href',
    '/docs/kitchen',
  );
});

test('the top bar hides while scrolling down and shows while scrolling up and on the next page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/docs/brewing/order-pot');
  await hydrated(page);
  const bar = page.getByRole('banner');
  await page.mouse.move(640, 300);

  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, 100);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -20);
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 200);
  await expect(bar).not.toBeInViewport();
  // The keyboard does not get lost in what is not there.
  await page.getByRole('banner').getByRole('link').first().focus();
  await expect(bar).toBeInViewport();
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/kitchen"]')?.click());

  await expect(page).toHaveURL('/docs/kitchen');
  await expect(bar).toBeInViewport();
});

test('an entry with items shows them on a phone', NIGHTLY, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/');
  await page.getByRole('button', { name: 'Menu' }).click();

  await page.locator('#menu summary', { hasText: 'Resources' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Overview' }).click();

  await expect(page).toHaveURL('/docs/reference/');
});

test('a title with code shows it as code, and its accessible name is plain', NIGHTLY, async ({ page }) => {
  await page.goto('/docs/guide');

  const entry = page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'First pot', exact: true });
  await expect(entry.locator('code')).toHaveText('pot');
  await expect(page.getByRole('heading', { level: 1 }).locator('code')).toHaveText('pot');
  await expect(page).toHaveTitle('First pot · Tea House API');

  await page.goto('/docs/reference/');
  await expect(page.getByRole('main').getByRole('link', { name: 'First pot' }).locator('code')).toHaveText('pot');
});

test('the article fades into the next one, and does not with reduced motion', NIGHTLY, async ({ page }) => {
  await page.goto('/docs/guide');
  await hydrated(page);
  // Noted by the page itself: a fade of 200 ms may be over before a busy machine evaluates an expression.
  await page.evaluate(() => {
    addEventListener('animationstart', ({ pseudoElement }) => {
      document.documentElement.dataset.faded = (document.documentElement.dataset.faded ?? '') + pseudoElement;
    });
  });
  await page.locator('main a[rel="next"]').click();
  await expect(page.locator('html')).toHaveAttribute('data-faded', /::view-transition-new\(article\)/);
  await expect(page.locator('[data-view-transition]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order a Pot');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('an animation was started');
    };
  });
  await page.locator('main a[rel="prev"]').click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('First pot');
});

test('the logo is the file of the theme that is shown', NIGHTLY, async ({ page }) => {
  await page.goto('/docs/guide');
  await hydrated(page);
  const shown = page.getByRole('banner').locator('img').filter({ visible: true });

  for (const { scheme, chosen, file } of [
    { scheme: 'light', chosen: 'auto', file: 'light' },
    { scheme: 'dark', chosen: 'auto', file: 'dark' },
    { scheme: 'dark', chosen: 'light', file: 'light' },
    { scheme: 'light', chosen: 'dark', file: 'dark' },
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), chosen);
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('src', `/docs/logo-${file}.svg`);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test(
  'a site that names neither its documentation nor its outline has the default label and plain titles',
  NIGHTLY,
  async ({ page }) => {
    await page.goto('/docs/brewing/order-pot');

    await expect(page).toHaveTitle('Order a Pot · Tea House API');
    await expect(page.getByRole('button', { name: /^ON THIS PAGE/ })).toBeVisible();
  },
);
