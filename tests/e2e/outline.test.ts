import { hydrated } from '../setup/hydrated.ts';
import { NIGHTLY, nightlyUnless } from '../setup/nightly.ts';
import { restingScroll } from '../setup/resting-scroll.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the outline lists the headings in order, indented by level, as plain text', async ({ page }) => {
  await page.goto('/en/hello');
  const outline = page.getByRole('navigation', { name: 'Outline' });
  const links = outline.getByRole('link');

  const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  const anchors = await page
    .locator('main :is(h2, h3, h4) > .permalink')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(hrefs).toEqual(anchors);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  const left = (name: string) =>
    outline.getByRole('link', { name, exact: true }).evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect().left;
    });
  expect(await left('Third level')).toBeGreaterThan(await left('Headings'));
  expect(await left('Fourth level')).toBeGreaterThan(await left('Third level'));
  expect((await links.allTextContents()).join()).not.toMatch(/[`*#]/);
});

test('an outline entry sets the fragment and becomes current; the first and last entries are current at the ends of the page', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/en/hello');
  await hydrated(page);
  const outline = page.getByRole('navigation', { name: 'Outline' });
  const current = outline.locator('[aria-current="location"]');
  await expect(current).toHaveText('Text and links');

  await outline.getByRole('link', { name: 'Callouts' }).click();
  await expect(page).toHaveURL('/en/hello#callouts');
  await expect(page.locator('#callouts')).toBeInViewport();
  await expect(current).toHaveText('Callouts');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(current).toHaveText('Fourth level');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

  await expect(current).toHaveText('Text and links');
  await expect(current).toHaveCount(1);
});

test(
  'the collapsed outline names the current section in full; the reading progress makes room for it',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/token/listen');
    const name = page.getByRole('button', { name: '本页目录' }).getByText('消息');

    const cutOff = await name.evaluate((element) => {
      const { width } = element.getBoundingClientRect();
      element.style.flex = 'none';
      return element.getBoundingClientRect().width - width;
    });

    // A fraction of a pixel less, and the browser takes two letters for an ellipsis.
    expect(cutOff).toBeCloseTo(0, 3);
  },
);

for (const { name, path, width, height } of [
  { name: 'a long list over the samples', path: '/en/guide/card/open-card', width: 1440, height: 420 },
  { name: 'a list too short to scroll', path: '/en/guide/card/card-pwd', width: 1440, height: 900 },
  { name: 'a long list on a tablet', path: '/en/guide/global-request-header', width: 900, height: 900 },
  { name: 'a short list on a small tablet', path: '/en/guide/biz/wallet', width: 768, height: 1024 },
]) {
  test(
    `the page does not move behind the open outline, past the end of ${name}`,
    nightlyUnless(name === 'a long list over the samples'),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await hydrated(page);
      const list = page.locator('#toc');
      await page.getByRole('button', { name: /^Outline/ }).click();
      const box = await list.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 30];
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 5000);
      await restingScroll(page);
      await page.mouse.wheel(0, 600);
      expect(await restingScroll(page)).toBe(0);
      const session = await page.context().newCDPSession(page);
      const finger = { x, y, yDistance: -300, speed: 2000, gestureSourceType: 'touch' } as const;
      await session.send('Input.synthesizeScrollGesture', finger);
      expect(await restingScroll(page)).toBe(0);

      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await page.mouse.move(width / 3, height - 60);
      await page.mouse.wheel(0, 600);

      expect(await restingScroll(page)).toBeGreaterThan(0);
    },
  );
}

test('every heading has a named permalink, which is visible on focus', async ({ page }) => {
  await page.goto('/en/hello');
  // On the first screen: a jump to what has not been rendered yet can leave the pointer beside it.
  const heading = page.getByRole('heading', { name: /^Text and links/ });
  const link = heading.getByRole('link', { name: 'Link to Text and links' });

  await expect(link).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');

  const title = page.getByRole('heading', { level: 1 });
  const id = await title.getAttribute('id');
  await expect(title.getByRole('link')).toHaveAttribute('href', `#${id}`);
  expect(await page.locator('[aria-hidden="true"] :is(a, button)').count()).toBe(0);
});

test(
  'the back-to-top button appears after scrolling down, has a name and is focusable only then',
  NIGHTLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/guide/key-pair');
    await hydrated(page);
    const top = page.getByRole('link', { name: 'Back to top' });
    await expect(top).toBeHidden();

    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await expect(top).toBeVisible();
    await top.click();

    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  '"next page" links visit every page of the sidebar once, from the first to the last',
  nightlyUnless(false),
  async ({ page }) => {
    await page.goto('/en/guide/quick-start');
    await hydrated(page);
    const pager = page.getByRole('navigation', { name: 'Previous and next page' });
    await expect(pager.getByRole('link', { name: /^Previous Page/ })).toHaveCount(0);
    const listed = await page
      .locator('#side .sidebar__inner > :not(.sidebar__choices) a')
      .evaluateAll((all) =>
        all.map((a) => a.getAttribute('href')).filter((href) => href !== '/en/reference/' && !href?.includes('#')),
      );

    // All pages in one go within the browser: each is left once its address, sidebar and pager agree.
    const visited = await page.evaluate(async () => {
      const getHref = (selector: string) => document.querySelector(selector)?.getAttribute('href');
      const paths = [location.pathname];
      for (let next = getHref('a[rel="next"]'); next; next = getHref('a[rel="next"]')) {
        document.querySelector<HTMLElement>('a[rel="next"]')?.click();
        const shown = () =>
          [location.pathname, getHref('#side [aria-current="page"]'), getHref('a[rel="prev"]')].join(' ');
        const expected = [next, next, paths.at(-1)].join(' ');
        const limit = performance.now() + 10_000;
        while (shown() !== expected && performance.now() < limit) await new Promise(requestAnimationFrame);
        if (shown() !== expected) throw new Error(`${expected} expected, shown is ${shown()}`);
        paths.push(next);
      }
      return paths;
    });

    expect(visited).toEqual(listed);
    await page.goto('/en/hello');
    await expect(pager).toHaveCount(0);
  },
);
