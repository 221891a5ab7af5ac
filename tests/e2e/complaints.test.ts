import { NIGHTLY } from '../setup/nightly.ts';
import { test } from '../setup/test.ts';

// Each of these has to fail: it is how a fault that only the console tells of reaches us.
test.describe('a test fails', () => {
  test.beforeEach(({ page }) => page.goto('/en/no-such'));

  test.fail('where a file is missing', async ({ page }) => {
    await page.evaluate(() => fetch('/no-such.json'));
  });

  test.fail('where the page logs an error', async ({ page }) => {
    await page.evaluate(() => console.error('of the page'));
  });

  test.fail('where the security policy refuses something', async ({ page }) => {
    await page.evaluate(() => {
      const refused = new Promise((resolve) => addEventListener('securitypolicyviolation', resolve));
      document.body.insertAdjacentHTML('beforeend', '<img src="https://example.com/a.png">');
      return refused.then(() => undefined);
    });
  });

  test.fail('where an expected complaint does not come', async ({ expectComplaint }) => {
    expectComplaint(/503/);
  });
});

test('a test passes where it expects the complaint', NIGHTLY, async ({ page, expectComplaint }) => {
  expectComplaint(/404.*no-such\.json\)$/);
  await page.goto('/en/no-such');
  await page.evaluate(() => fetch('/no-such.json'));
});
