import { nightlyUnless } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

for (const { path, panels } of [
  { path: '/en/guide/other/signature-doctor', panels: ['What you sent', 'What you signed', 'Keys'] },
  { path: '/en/guide/other/checker', panels: ['What came back', 'What is checked'] },
  { path: '/guide/other/calculator', panels: ['卡手续费', '付款与换汇'] },
]) {
  for (const width of [1440, 390])
    test(
      `a tool on its way has its panels and about its height: ${path} at ${width} px`,
      nightlyUnless(width === 1440 && path.endsWith('doctor')),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        let release = () => undefined as unknown;
        const isReleased = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/\/assets\/provider\/.*\.js$/, async (route) => {
          await isReleased;
          await route.continue();
        });
        const main = page.getByRole('main');
        const getHeight = () => main.evaluate((element) => element.scrollHeight);
        await page.goto(path);
        for (const name of panels) await expect(main.getByText(name, { exact: true })).toBeVisible();
        const before = await getHeight();

        release();
        await expect(main.getByRole('textbox').first()).toBeVisible();

        for (const name of panels) await expect(main.getByText(name).first()).toBeVisible();
        expect(Math.abs((await getHeight()) - before)).toBeLessThan(140);
      },
    );
}
