import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from './listen.ts';

const server = createServer();
afterEach(() => void server.close());

it('skips a port that fetch refuses to call', async () => {
  const origin = await listen(server, 4190);
  expect(Number(new URL(origin).port)).toBeGreaterThan(4190);
});

it('names the loopback for a server on all addresses', async () => {
  expect(await listen(server, 0, '0.0.0.0')).toMatch(/^http:\/\/localhost:\d+$/);
});
