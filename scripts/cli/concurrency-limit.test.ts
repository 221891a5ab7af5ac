import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLane } from './concurrency-limit.ts';

it('runs no more tasks at a time than there is room for, and waits for all', async () => {
  const lane = createLane(3);
  let running = 0;
  let most = 0;
  let done = 0;
  for (let index = 0; index < 10; index += 1) {
    await lane.start(async () => {
      running += 1;
      most = Math.max(most, running);
      await setTimeout(1);
      running -= 1;
      done += 1;
    });
  }
  await lane.end();

  expect(most).toBe(3);
  expect(done).toBe(10);
});

it('throws what a task has thrown', async () => {
  const lane = createLane();
  await lane.start(() => Promise.reject(new Error('disk full')));

  await expect(lane.end()).rejects.toThrow('disk full');
});
