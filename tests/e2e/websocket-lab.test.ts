import type { Locator, Page } from 'playwright/test';
import { listValues } from '../../packages/simulator/core/state/table.ts';
import { audit } from '../setup/axe.ts';
import { blockStorage } from '../setup/block-storage.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { startSandbox } from '../setup/start-sandbox.ts';
import { expect, test } from '../setup/test.ts';

// Colours on their way from one theme to the other have no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openLab(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('link', { name }).first().click();
  return page.getByRole('dialog', { name });
}

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('a missed acknowledgement comes again with the same message, and is acknowledged', { tag: '@smoke' }, async ({
    page,
  }) => {
    const lab = await openLab(page, '/en/token/listen', 'WebSocket lab');
    await lab.getByRole('button', { name: 'Connect', exact: true }).click();
    await lab.getByRole('button', { name: 'Deposit 100 USDT' }).click();
    const message = lab.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await expect(message).toContainText('Attempt 1 at 08:00:00. Without an ack it is redelivered at 08:00:30.');

    await lab.getByRole('button', { name: 'Miss it' }).click();
    await expect(message).toContainText('Attempt 2 at 08:00:30.');
    await expect(lab.getByRole('button', { name: 'Message 1, attempt 2, 08:00:30' })).toBeVisible();
    await lab.getByRole('button', { name: 'Acknowledge message 1' }).click();
    await expect(message).toContainText('acked');
    await expect(lab.getByRole('region', { name: 'Selected frame' })).toContainText('Matches WsAckResult');
    expect(await audit(page)).toEqual([]);

    // The past shows what the client knew by then, and changes nothing.
    await lab.getByRole('slider', { name: 'Scrub' }).focus();
    await page.keyboard.press('Home');
    await expect(lab.getByText('You are viewing 08:00:00. The past is read-only.')).toBeVisible();
    await expect(message).toHaveCount(0);
    await lab.getByRole('button', { name: 'Back to now' }).click();
    await expect(message).toContainText('acked');
  });

  test('a line that is lost is closed with its code, and the next connection delivers what was queued', async ({
    page,
  }) => {
    const lab = await openLab(page, '/en/token/listen', 'WebSocket lab');
    await lab.getByRole('button', { name: 'Connect', exact: true }).click();
    await lab.getByRole('button', { name: 'Deposit 100 USDT' }).click();
    await lab.getByRole('button', { name: 'Stop sending pongs' }).press('Enter');
    await expect(lab.getByRole('button', { name: 'Stop sending pongs' })).toBeFocused();
    const notice = lab.getByRole('alert');
    await expect(notice).toContainText('Closed with 4408: heartbeat timeout');
    await expect(notice).toContainText('Reconnect: yes.');
    const message = lab.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await expect(message).toContainText('queued');

    await notice.getByRole('button', { name: 'Reconnect' }).click();
    await expect(message).toContainText('Attempt 3');
    await expect(notice).toBeHidden();
    await lab.getByRole('button', { name: 'Send one bad frame' }).click();
    await expect(lab.getByRole('region', { name: 'Frames' }).getByText('400002')).toBeVisible();

    await page.goBack();
    await expect(lab).toBeHidden();
  });

  test(
    'what another tab makes happen arrives, and a connection from there replaces this one',
    NIGHTLY,
    async ({ page, context }) => {
      const lab = await openLab(page, '/en/token/listen', 'WebSocket lab');
      await lab.getByRole('button', { name: 'Connect', exact: true }).click();
      const elsewhere = await openLab(await context.newPage(), '/en/token/listen', 'WebSocket lab');
      await elsewhere.getByRole('button', { name: 'Deposit 100 USDT' }).click();
      await expect(lab.getByRole('region', { name: 'Messages' })).toContainText('Attempt 1 at 08:00:00.');
      await elsewhere.getByRole('button', { name: 'Connect', exact: true }).click();
      await expect(lab.getByRole('alert')).toContainText('Closed with 4409: replaced');
      await expect(elsewhere.getByRole('region', { name: 'Messages' })).toContainText('Attempt 2 at 08:00:00.');
    },
  );

  test(
    'the sandbox server delivers an event, and again when its acknowledgement is missed',
    NIGHTLY,
    async ({ page, expectComplaint }) => {
      const { origin, host, stop } = await startSandbox();
      expectComplaint(/ERR_CONNECTION_REFUSED|request: http:\/\/localhost/);
      const lab = await openLab(page, '/en/token/listen', 'WebSocket lab');
      await lab.getByText('In this page', { exact: true }).first().press('Enter');
      await lab.getByRole('button', { name: /^Local simulator/ }).press('Enter');
      await lab.getByLabel('Address').fill(origin);
      await lab.getByLabel('Address').press('Enter');
      await expect(lab.getByText('2026-02-01 09:00:00 UTC', { exact: true })).toBeVisible();

      await lab.getByRole('button', { name: 'Connect', exact: true }).click();
      await lab.getByRole('button', { name: 'Deposit 100 USDT' }).click();
      const message = lab.getByRole('region', { name: 'Messages' }).getByRole('listitem');
      await expect(message).toContainText('Attempt 1 at 09:00:00.');
      await lab.getByRole('button', { name: 'Miss it' }).click();
      await expect(message).toContainText('Attempt 2 at 09:00:30.');
      await lab.getByRole('button', { name: 'Acknowledge message 1' }).click();
      await expect(message).toContainText('acked');
      expect(listValues(host.getState().listen.events)).toMatchObject([{ status: 'acked', attempt: 2 }]);

      await stop();
      await expect(lab.getByRole('alert')).toContainText('Reconnect: yes.');
    },
  );
});

test.describe('in Chinese, on a phone, with storage blocked', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 800 } });

  test(
    'its guide leads to a redelivery by keyboard, and nothing of it scrolls sideways but its timeline',
    NIGHTLY,
    async ({ page }) => {
      await blockStorage(page);
      await page.goto('/token/listen');
      await page.getByRole('link', { name: 'WebSocket 实验' }).first().focus();
      await page.keyboard.press('Enter');
      const lab = page.getByRole('dialog', { name: 'WebSocket 实验' });
      const guide = lab.getByRole('region', { name: '观察未确认的消息如何重投' });
      await guide.getByRole('button', { name: '建立连接', exact: true }).focus();
      // Each button is replaced by that of the next step, which has the focus.
      for (const name of ['建立连接', '产生一笔链上充值', '前进至 08:00:30', '确认第 2 次投递']) {
        await expect(guide.getByRole('button', { name, exact: true })).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(guide).toContainText('消息 1 共投递 2 次，messageId 始终相同。');
      await expect(lab.getByText('浏览器存储已被禁用或已满')).toBeVisible();
      await expect(lab.getByRole('region', { name: '消息' }).getByText('已确认', { exact: true })).toBeVisible();
      expect(await audit(page)).toEqual([]);
      const body = lab.locator('.lab__body');
      expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

      const download = page.waitForEvent('download');
      await lab.getByRole('button', { name: '下载日志' }).press('Enter');
      expect((await download).suggestedFilename()).toBe('websocket-log.jsonl');
      // One event per press under reduced motion.
      await lab.getByRole('button', { name: '播放历史' }).press('Enter');
      await expect(lab.getByText('正在查看 08:00:00，历史内容只读。')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(lab).toBeHidden();
    },
  );
});
