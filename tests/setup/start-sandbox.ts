import { listen } from '../../packages/base/node/listen.ts';
import { stopClock } from '../../packages/simulator/core/state/clock.ts';
import { createTestState } from '../../packages/simulator/core/test-merchant.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';

const START = Date.parse('2026-02-01T09:00:00.000Z');

/** A sandbox on a port of this machine, as `npx api-docs sandbox` starts one, with a stopped clock. */
export async function startSandbox(port = 0) {
  const { server, host, stop } = createSandboxServer(
    createTestState({ seed: 'browser', time: START, clock: stopClock(START) }),
    {
      log: () => undefined,
    },
  );
  return { origin: await listen(server, port), host, stop };
}
