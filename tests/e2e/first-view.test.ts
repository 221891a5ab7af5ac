import { nightlyUnless } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';
import { waitUntilIdle } from '../setup/wait-until-idle.ts';

/** Code, styles and texts of what runs on the simulated provider. Pages share one style sheet; every other one is that of a tool. */
const OF_TOOLS = /\/assets\/(playground|shared\/provider)|\/assets\/(?!deferred-)[^/]+\.css$/;

for (const [address, button] of [
  ['/en/guide/card/open-card', 'Try it'],
  ['/en/guide/card/open-card', 'Your values'],
  ['/en/guide/payment/apply-quote', 'fee calculator'],
  ['/', '全部运行'],
  ['/guide/retries', '重试实验'],
] as const) {
  // One operation, the home page.
  const isDaily = ['Your values', '全部运行'].includes(button);
  const title = `a first view of ${address} loads nothing of the tools, before anybody presses “${button}”`;
  test(title, nightlyUnless(isDaily), async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(address);
    await waitUntilIdle(page);
    expect(loaded.filter((url) => OF_TOOLS.test(url))).toEqual([]);

    if (button === 'Your values') await page.getByText('Page', { exact: true }).click();
    await page
      .getByRole('link', { name: button })
      .or(page.getByRole('button', { name: button }))
      .first()
      .click();
    await expect.poll(() => loaded.filter((url) => OF_TOOLS.test(url)).length).toBeGreaterThan(1);
  });
}
