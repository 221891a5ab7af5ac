import { expect, test, vi } from 'vitest';
import { UsageError } from '../../packages/base/node/options.ts';
import { connectDatabase } from './connect.ts';

test('says how to install the driver, which is optional, where it is missing', async () => {
  vi.doMock('pg', () => ({
    get default() {
      throw Object.assign(new Error("Cannot find package 'pg'"), { code: 'ERR_MODULE_NOT_FOUND' });
    },
  }));

  const error = await connectDatabase('postgres://docs@localhost/search').catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(UsageError);
  expect(error).toHaveProperty('message', expect.stringContaining('npm install --include=optional'));
});
