import { expect, it, onTestFinished } from 'vitest';
import { NOT_SIMULATED } from '../../packages/simulator/core/envelope/outcome.ts';
import { operations } from '../../packages/simulator/core/operations.ts';
import { createDriver } from './driver.ts';

it('refuses an operation that it has no function of, in both languages', async () => {
  const { getWallet } = operations;
  onTestFinished(() => void Object.assign(operations, { getWallet }));
  delete operations.getWallet;
  const driver = await createDriver().authorize();

  const english = await driver.send('GET', '/v2/biz/wallet');
  const chinese = await driver.send('GET', '/v2/biz/wallet', undefined, { headers: { 'Accept-Language': 'zh-CN' } });

  expect(english).toMatchObject({ status: 501, code: NOT_SIMULATED });
  expect(english.body.message).toBe('The simulator does not know this operation');
  expect(chinese.body.message).toBe('模拟平台不支持此接口');
});
