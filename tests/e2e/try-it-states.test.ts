import { blockStorage } from '../setup/block-storage.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';
import { waitUntilIdle } from '../setup/wait-until-idle.ts';

const OPEN_CARD = '/en/guide/card/open-card';
const FIVE_MEGABYTES = 5_000_001;

test.use({ locale: 'en' });

test.describe('in Chinese, without a network', () => {
  test.use({ locale: 'zh-CN' });

  test(
    'calls go on in the page once the code is there, and an address of the reader is not offered',
    NIGHTLY,
    async ({ page, context }) => {
      await page.goto('/guide/biz/wallet#try-it');
      const dialog = page.getByRole('dialog', { name: '试一试' });
      await dialog.getByRole('button', { name: '发送' }).focus();
      await waitUntilIdle(page);
      await context.setOffline(true);
      await dialog.getByRole('button', { name: '发送' }).press('Enter');
      await expect(dialog.getByText('200 OK', { exact: true })).toBeVisible();
      await dialog.getByText('当前页面', { exact: true }).first().press('Enter');
      await expect(dialog.getByRole('button', { name: '自定义接口地址 当前离线。' })).toBeDisabled();
    },
  );
});

test('a file that is no state, and one that is too large, say so and change nothing', NIGHTLY, async ({ page }) => {
  await page.goto(`${OPEN_CARD}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByRole('button', { name: /^Create Alex Chan/ }).click();
  const file = dialog.locator('input[type="file"]');
  const load = (text: string) =>
    file.setInputFiles({ name: 'state.json', mimeType: 'application/json', buffer: Buffer.from(text) });

  for (const text of [
    '<img src=x onerror=alert(1)>',
    '{"__proto__":{"version":2}}',
    '[]',
    '{"version":2,"seed":"x"}',
  ]) {
    await load(text);
    await expect(dialog.getByText('This is not a state file of this simulator.')).toBeVisible();
  }
  await load(' '.repeat(FIVE_MEGABYTES));
  await expect(dialog.getByText('This file is larger than 5 MB.')).toBeVisible();
  await expect(dialog.getByLabel('holderId')).toContainText('Alex Chan · approved');
});

test('a text of 5 MB in the editor is refused by the provider, and the sandbox goes on', NIGHTLY, async ({ page }) => {
  await page.goto(`${OPEN_CARD}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByRole('button', { name: 'JSON' }).click();
  const editor = dialog.locator('.cm-content');
  await editor.focus();
  await page.evaluate((length) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'x'.repeat(length));
    const content = document.querySelector('.json-editor')?.shadowRoot?.querySelector('.cm-content');
    content?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, FIVE_MEGABYTES);
  await expect(dialog.getByText('This is not JSON. The form cannot show it')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByText('413 Content Too Large', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Form' })).toBeEnabled();
});

test('another tab does not overwrite a form that is being edited; what is gone is marked', async ({
  page,
  context,
}) => {
  await page.goto(`${OPEN_CARD}#try-it`);
  const dialog = page.getByRole('dialog', { name: 'Try it' });
  await dialog.getByRole('button', { name: /^Create Alex Chan/ }).click();
  await dialog.getByLabel('alias').fill('Trip to Kyoto');
  await expect(dialog.getByLabel('holderId')).toContainText('Alex Chan · approved');

  const other = await context.newPage();
  await other.goto('/en/guide/card/holder/create-holder#try-it');
  const second = other.getByRole('dialog', { name: 'Try it' });
  await second.getByLabel('firstName').fill('Mei');
  await other.keyboard.press('Control+Enter');
  await expect(dialog.getByText('Changed in another tab')).toBeVisible();
  other.on('dialog', (question) => void question.accept());
  await second.locator('.state-menu summary').click();
  await second.getByRole('button', { name: 'Reset the simulator' }).click();

  await expect(dialog.getByLabel('alias')).toHaveValue('Trip to Kyoto');
  await expect(dialog.getByRole('button', { name: /^Create Alex Chan/ })).toBeVisible();
});

test(
  'a tool that cannot show what is stored leaves the page as it is, and starts afresh',
  NIGHTLY,
  async ({ page, expectComplaint }) => {
    expectComplaint(/React error #31/);
    await page.goto('/en/guide/biz/wallet#try-it');
    const dialog = page.getByRole('dialog', { name: 'Try it' });
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    const call = dialog.getByRole('button', { name: '/v2/biz/wallet' });
    await call.waitFor();
    await page.evaluate(() => {
      const [last] = JSON.parse(localStorage.getItem('sandbox:history') ?? '');
      const changes = [
        { kind: 'card', kindLabel: 'Card', icon: 'card', id: 'x', amounts: [{ label: 'amount', after: {} }] },
      ];
      localStorage.setItem('sandbox:history', JSON.stringify([{ ...last, changes }]));
    });
    await page.reload();
    await call.click();

    const notice = page.getByRole('alert').filter({ hasText: 'This tool has stopped' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await notice.getByRole('button', { name: 'Reset the simulator' }).click();
    await expect(dialog.getByText('Calls that you send appear here')).toBeVisible();
  },
);

test('steps that two tabs take at the same moment all happen', async ({ page, context }) => {
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto('/en/guide/biz/wallet#try-it');
    await tab.getByRole('button', { name: '+2 s' }).waitFor();
  }
  await Promise.all(
    tabs.map((tab) =>
      tab.getByRole('button', { name: '+2 s' }).evaluate(async (button: HTMLElement) => {
        for (let count = 0; count < 40; count += 1) {
          button.click();
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
        }
      }),
    ),
  );
  for (const tab of tabs) await expect(tab.getByText('2026-01-15 08:02:40 UTC', { exact: true })).toBeVisible();
});

test.describe('in Chinese, on a phone, where the browser stores nothing', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('the run of the home page opens a card, and Try it says what will be lost', NIGHTLY, async ({ page }) => {
    await blockStorage(page);
    await page.goto('/');
    await page.getByRole('link', { name: '全部运行' }).click();
    await expect(page.getByText('完成。').first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('active').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goto('/guide/card/open-card#try-it');
    const dialog = page.getByRole('dialog', { name: '试一试' });
    await dialog.getByRole('button', { name: /^创建 Alex Chan/ }).click();
    await expect(dialog.getByText('浏览器存储已被禁用或已满。')).toBeVisible();
  });
});

test.describe('in Chinese, in two tabs', () => {
  test.use({ locale: 'zh-CN' });

  test('what one tab does is announced in the other', NIGHTLY, async ({ page, context }) => {
    await page.goto('/guide/biz/wallet#try-it');
    const dialog = page.getByRole('dialog', { name: '试一试' });
    await dialog.getByRole('button', { name: '发送' }).waitFor();
    const other = await context.newPage();
    await other.goto('/guide/other/card#lifecycle-lab');
    const lab = other.getByRole('dialog');
    // Escape closes a menu of the lab, not the lab.
    await lab.locator('.state-menu summary').press('Enter');
    await other.keyboard.press('Escape');
    await lab.getByRole('button', { name: '+1 天' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: '已在其他标签页中更改' })).toBeVisible();
    await expect(dialog.getByText('2026-01-16').first()).toBeVisible();
  });
});

test('a tool whose code did not arrive says so, and the page stays', async ({ page, context, expectComplaint }) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported/);
  await page.goto(OPEN_CARD);
  await waitUntilIdle(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page.getByRole('alert')).toContainText('Check your connection');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Open Card', level: 1 })).toBeVisible();
});
