import { expect, it } from 'vitest';
import { wait } from './simulated-network.ts';
import { runInSimulatedTime } from './simulated-time.ts';

const HOUR_MS = 3_600_000;

it('passes an hour at once, and leaves the real clock behind', async () => {
  const start = Date.now();
  const passed = await runInSimulatedTime('hour', async () => {
    const before = Date.now();
    await wait(HOUR_MS);
    return Date.now() - before;
  });
  expect(passed).toBe(HOUR_MS);
  expect(Date.now() - start).toBeLessThan(HOUR_MS / 100);
});

it('moves the clock only when no cryptography is under way', async () => {
  const times = await runInSimulatedTime('keys', async () => {
    const log: number[] = [];
    const start = Date.now();
    const tick = setInterval(() => log.push(-1), 1);
    for (let count = 0; count < 20; count += 1) {
      await crypto.subtle.digest('SHA-256', new Uint8Array(1_000_000));
      log.push(Date.now() - start);
    }
    clearInterval(tick);
    return log;
  });
  expect(times).toEqual(Array(20).fill(0));
});

it('draws the same numbers for the same seed', async () => {
  const draw = (seed: string) => runInSimulatedTime(seed, async () => [Math.random(), Math.random(), Math.random()]);
  const first = await draw('one');
  expect(await draw('one')).toEqual(first);
  expect(await draw('two')).not.toEqual(first);
  expect(new Set(first).size).toBe(3);
  expect(first.every((number) => number >= 0 && number < 1)).toBe(true);
});

it('ends with an error when a program waits for what never comes, and with that of the program', async () => {
  const forever = new Promise<void>(() => undefined);
  await expect(runInSimulatedTime('stuck', () => forever)).rejects.toThrow('no clock ends');
  const fails = async () => {
    await wait(10);
    throw new Error('out of tea');
  };
  await expect(runInSimulatedTime('fails', fails)).rejects.toThrow('out of tea');
});
