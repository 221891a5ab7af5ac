import { listen } from '../../scripts/server/listen.ts';
import { createSandboxServer } from '../../scripts/server/sandbox/sandbox-server.ts';
import { stopClock } from '../../src/sandbox/state/clock.ts';
import { createTestState } from '../../src/sandbox/test-merchant.ts';

const START = Date.parse('2026-02-01T09:00:00.000Z');

/** A sandbox on a port of this machine, as `npm run sandbox` starts one, with a stopped clock. */
export async function startSandbox() {
  const { server, host, stop } = createSandboxServer(
    createTestState({ seed: 'browser', time: START, clock: stopClock(START) }),
    {
      log: () => undefined,
    },
  );
  return { origin: await listen(server, 0), host, stop };
}
