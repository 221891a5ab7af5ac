import { listen } from '../../packages/base/node/listen.ts';
import { createTestState } from '../../packages/simulator/core/test-merchant.ts';
import { createCertifier } from '../../packages/simulator/node/certification/certifier.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { audit } from '../setup/axe.ts';
import { NIGHTLY } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

const exchange = {
  ...{ round: 0, requestId: 'req_01KF0AP9000000000000000001', isWrite: true, hasBody: true, hasParameters: false },
  ...{ operation: 'openCard', key: '9ae1', number: '51c0', uses: [], gives: [] },
};

/** A simulator that has seen a client ignore `Retry-After`. */
async function startCertifying() {
  const certifier = createCertifier({ mode: 'watch', seed: 'browser', salt: 'browser' });
  const at = Date.parse('2026-02-01T09:00:00.000Z');
  const busy = { at, answeredAt: at, time: at, bytes: '1', nonce: '1', status: 429, code: 429001, retryAfterMs: 3000 };
  certifier
    .getLog()
    .exchanges.push(
      { ...exchange, ...busy, fault: 'rate_limited' },
      { ...exchange, ...busy, at: at + 90, answeredAt: at + 95, nonce: '2', status: 202, code: 0 },
    );
  const state = createTestState({ seed: 'browser', time: at });
  const { server, stop } = createSandboxServer(state, { log: () => undefined, observer: certifier });
  return { origin: await listen(server, 0), stop, report: JSON.stringify(certifier.readReport()) };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('the report of a running simulator names the point that failed, with its evidence', async ({
    page,
    expectComplaint,
  }) => {
    const { origin, stop } = await startCertifying();
    // The one request beyond the site is the one that was asked for.
    expectComplaint(/^request: http:\/\/localhost:\d+\/sandbox\/certification$/);
    await page.goto('/en/guide/certification');
    await page.getByLabel('Simulator that was started with --certify').fill(origin.replace('127.0.0.1', 'localhost'));
    await page.getByRole('button', { name: 'Read report' }).click();
    await expect(page.getByText('Not ready.')).toBeVisible();
    const failed = page.getByRole('listitem').filter({ hasText: 'R1 Retry-After is respected' });
    await expect(failed).toContainText('90 ms later');
    await expect(failed.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/en/guide/retries');
    expect(await audit(page)).toEqual([]);
    // It reads the report again and again.
    await page.close();
    await stop();
  });

  test('calls with Try it are graded in the page, and each later one with them', async ({ page }) => {
    await page.goto('/en/guide/certification');
    await page.getByRole('button', { name: 'Grade calls' }).click();
    await expect(page.getByText('This tab has sent no calls')).toBeVisible();
    await page.goto('/en/guide/biz/wallet#try-it');
    const dialog = page.getByRole('dialog', { name: 'Try it' });
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByText('Response signature valid')).toBeVisible();
    await page.keyboard.press('Escape');
    // Within a section of the sidebar that is closed. A link keeps the tab's memory, which a reload would not.
    await page.locator('a[href="/en/guide/certification"]').first().dispatchEvent('click');
    await page.getByRole('button', { name: 'Grade calls' }).click();
    await expect(page.getByText('Not complete.')).toBeVisible();
    // The token, and the call.
    await expect(page.getByRole('definition').nth(1)).toHaveText('2');
    expect(await audit(page)).toEqual([]);
  });

  test('the checklist of token payment shows the verdicts of a report', NIGHTLY, async ({ page }) => {
    const { stop, report } = await startCertifying();
    await stop();
    await page.goto('/en/token/');
    const file = { name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(report) };
    await page.locator('input[type=file]').setInputFiles(file);
    const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await expect(line('every kind of event')).toContainText('not seen: W2');
    await expect(line('batches')).toContainText('not seen: W1, W3, W4, W5, W6, W9');
    await expect(page.getByRole('link', { name: 'Full report' })).toBeVisible();
  });

  test('an address where nothing certifies is said to be one', NIGHTLY, async ({ page }) => {
    await page.goto('/en/guide/certification');
    await page.getByLabel('Simulator that was started with --certify').fill('elsewhere');
    await page.getByRole('button', { name: 'Read report' }).click();
    await expect(page.getByText('Enter an address such as')).toBeVisible();
  });
});

test.describe('in Chinese, on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('a report that was chosen as a file shows its verdicts beside the checklist', NIGHTLY, async ({ page }) => {
    const { stop, report } = await startCertifying();
    await stop();
    await page.goto('/guide/going-live');
    const field = page.locator('input[type=file]');
    await field.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await expect(page.getByText('该文件不是验收报告')).toBeVisible();
    await field.setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(report) });
    const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await expect(line('客户端不跟随重定向')).toContainText('未观察到：P1');
    await expect(line('私钥与令牌存放在密钥库')).toContainText('请自行检查');
    await page.getByRole('link', { name: '完整报告' }).click();
    await expect(page.getByText('尚不能上线。')).toBeVisible();
    expect(await audit(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
