import { createSandboxServer } from '../../provider/node/server/sandbox-server.ts';
import { stopClock } from '../../provider/simulator/state/clock.ts';
import { createTestState } from '../../provider/simulator/test-merchant.ts';
import { listen } from '../../scripts/server/listen.ts';

const START = Date.parse('2026-02-01T09:00:00.000Z');

/** A sandbox on a port of this machine, as `npm run sandbox` starts one, with a stopped clock. */
export async function startSandbox(port = 0) {
  const { server, host, stop } = createSandboxServer(
    createTestState({ seed: 'browser', time: START, clock: stopClock(START) }),
    {
      log: () => undefined,
    },
  );
  return { origin: await listen(server, port), host, stop };
}
