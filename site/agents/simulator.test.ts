import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { createTestState } from '../../packages/simulator/core/test-merchant.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { connectSimulator } from './simulator.ts';

test('a simulator that runs already gives the MCP server an access token', async () => {
  const state = createTestState({ seed: 'connected', time: Date.now() });
  const { server, stop } = createSandboxServer(state, { log: () => undefined });
  onTestFinished(stop);
  const { getToken } = connectSimulator(await listen(server, 0));
  await expect(getToken()).resolves.toMatch(/^atk_/);
});
