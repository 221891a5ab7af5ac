import { expect, test } from 'vitest';
import { createScheduler } from './scheduler.ts';

async function listStrides(waitMs: number): Promise<number[]> {
  const scheduler = createScheduler(0);
  const strides: number[] = [];
  for (let left = waitMs; left > 0; left -= strides.at(-1) ?? 0) strides.push((await scheduler.wait(left)) ?? 0);
  return strides;
}

test('a wait of some seconds is shown second by second, one of an hour in few strides', async () => {
  expect(await listStrides(2500)).toEqual([1000, 1000, 500]);
  expect(await listStrides(60_000)).toEqual([20_000, 14_000, 9000, 6000, 4000, 3000, 2000, 1000, 1000]);
  expect((await listStrides(3_600_000)).length).toBeLessThan(25);
});

test('a wait that is skipped moves the clock to its end, and one that is stopped moves it no more', async () => {
  const scheduler = createScheduler(60_000);
  const skipped = scheduler.wait(60_000);
  scheduler.skip();
  expect(await skipped).toBe(60_000);
  const stopped = scheduler.wait(60_000);
  scheduler.stop();
  expect(await stopped).toBeUndefined();
});
