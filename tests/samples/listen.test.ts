import { afterAll, beforeAll, describe, expect, it, type TestContext, vi } from 'vitest';
import { atNight } from '../setup/nightly.ts';
import { CLIENTS, type Client, installClient, readEvents, startClient } from './listen/clients.ts';
import { startStage } from './listen/stage.ts';
import { keyEnvironment, writeKeys } from './test-keys.ts';
import { workFolder } from './toolchain.ts';

const PAUSE_MS = 2500;
const HANGS_AFTER_MS = 300_000;

// In the time of a clock on the wall; by day `tests/client/listen.test.ts` does it in simulated time.
describe(
  'a published client stays connected with one ticket, and ends only where a retry cannot help',
  atNight(),
  () => {
    let work: Awaited<ReturnType<typeof workFolder>>;
    beforeAll(async () => {
      work = await workFolder();
      await writeKeys(work.folder);
    });
    afterAll(() => work.remove());

    for (const [[title, options], client] of CLIENTS)
      it.concurrent(title, { ...options, timeout: HANGS_AFTER_MS }, (context) => follow(client, work.folder, context));
  },
);

async function follow(client: Client, folder: string, { onTestFinished }: TestContext): Promise<void> {
  const stage = await startStage();
  onTestFinished(stage.stop);
  const cwd = await installClient(client, folder);
  const environment = { ...keyEnvironment(folder), BASE_URL: stage.origin, TOKEN_BASE_URL: stage.origin };
  const start = () => {
    const program = startClient(client, cwd, environment);
    onTestFinished(() => void program.kill());
    return program;
  };

  stage.control('addFault', {}, { kind: 'unavailable', operation: 'refreshUser', retryAfter: 2 });
  stage.refuseNextUpgrade();
  // Each restart begins with the shortest waits again, which double with every break.
  let program = start();
  const readComplaint = () => program.readComplaint();
  const restart = async () => {
    program.kill();
    await program.exit;
    program = start();
  };
  const until = (check: () => unknown) => vi.waitFor(check, { timeout: HANGS_AFTER_MS, interval: 50 });
  const reconnected = async (former?: string) => {
    await until(() => expect([undefined, former], readComplaint()).not.toContain(stage.getSession()));
    return stage.getSession();
  };

  // Nothing was executed at the first call, and the connection was refused once: with the same ticket it opens.
  const first = await reconnected();
  expect(stage.refreshes).toEqual([503, 200]);
  expect(stage.getFirstWait()).toBeGreaterThanOrEqual(2000);

  stage.setUserStatus('frozen');
  await until(async () => expect(await readEvents(cwd), readComplaint()).toEqual(['user.updated']));
  await until(() => expect(stage.isAcknowledged(), readComplaint()).toBe(true));

  stage.lose();
  stage.setUserStatus('active');
  const second = await reconnected(first);
  await until(async () => expect(await readEvents(cwd), readComplaint()).toHaveLength(2));
  await until(() => expect(stage.isAcknowledged(), readComplaint()).toBe(true));
  expect(stage.refreshes).toEqual([503, 200]);

  await restart();
  const third = await reconnected(second);

  // The ping of the 20th second is answered in between.
  stage.announceMaintenance(PAUSE_MS);
  stage.control('setClock', {}, { advanceMs: 20_000 });
  await until(() => expect(stage.isPongAwaited(), readComplaint()).toBe(false));
  expect(stage.getSession()).toBe(third);
  const closedAt = performance.now();
  stage.control('setClock', {}, { advanceMs: 10_000 });
  const fourth = await reconnected(third);
  expect(performance.now() - closedAt).toBeGreaterThanOrEqual(PAUSE_MS);
  expect(stage.refreshes).toEqual([503, 200, 200]);

  // Another instance ends the ticket.
  await stage.refresh();
  stage.lose();
  const fifth = await reconnected(fourth);
  expect(stage.refreshes).toEqual([503, 200, 200, 200, 200]);

  await restart();
  await reconnected(fifth);
  stage.control('changeMerchant', {}, { features: { token: false } });
  stage.lose();
  expect(await program.exit).toBeGreaterThan(0);
  expect(readComplaint()).toContain('closed with 4403');
  expect(await readEvents(cwd)).toEqual(['user.updated', 'user.updated']);

  program = start();
  expect(await program.exit).toBeGreaterThan(0);
  expect(readComplaint()).toContain('403004');
}
