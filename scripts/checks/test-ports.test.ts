import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { findTestPort } from './test-ports.ts';

it('passes over a block in which any port is taken', async () => {
  const first = await findTestPort(20_000);
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(first + 90, resolve));

  expect(await findTestPort(first)).toBeGreaterThanOrEqual(first + 128);
});
