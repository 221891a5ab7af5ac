import { hydrated } from '../setup/hydrated.ts';
import { expect, test } from '../setup/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const [prefix, lang, start, home] of [
  ['', 'zh-CN', '快速开始', '返回首页'],
  ['/en', 'en', 'Quick Start', 'Take me home'],
] as const) {
  test(`A1 A14 P1 defect 34 home has one action and three features, all of them links: ${lang}`, async ({ page }) => {
    await page.goto(`${prefix}/`);
    const main = page.getByRole('main');

    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(main.getByRole('link', { name: start })).toHaveAttribute('href', `${prefix}/guide/`);
    const features = main.getByRole('article');
    await expect(features).toHaveCount(3);
    await expect(features.getByRole('heading', { level: 2 })).toHaveCount(3);
    await expect(main.getByRole('article').getByRole('link')).toHaveCount(3);
    await expect(main.getByRole('img').first()).toHaveAccessibleName(/.+/);
    await expect(page.locator('#side, #toc')).toHaveCount(0);
  });

  test(`A4 an unknown address says so and leads home: ${lang}`, async ({ page }) => {
    const response = await page.goto(`${prefix}/no-such`);
    await hydrated(page);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    await page.getByRole('main').getByRole('link', { name: home }).click();

    await expect(page).toHaveURL(`${prefix}/`);
  });
}
