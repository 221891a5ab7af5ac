import { vi } from 'vitest';

type Timer = { due: number; delay: number; run: () => void };

/** Put before a source that is loaded after the clock, makes it take its time from there. The websocket itself needs true timers. */
export const BY_HAND = 'const { setTimeout, clearTimeout } = handClock;';

/**
 * Replaces timers and the time of day by a clock that only the test moves, so that minutes pass at once. `set` waits until
 * something has been put off by that many milliseconds.
 */
export function startHandClock() {
  let now = Date.now();
  let count = 0;
  const timers = new Map<number, Timer>();
  const watchers = new Set<() => void>();

  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubGlobal('handClock', {
    setTimeout: (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
      count += 1;
      timers.set(count, { due: now + delay, delay, run: () => run(...values) });
      for (const check of watchers) check();
      return count;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });

  const isSet = (delay: number) => [...timers.values()].some((timer) => timer.delay === delay);
  return {
    set: (delay: number): Promise<void> =>
      new Promise((resolve) => {
        const check = () => {
          if (!isSet(delay)) return;
          watchers.delete(check);
          resolve();
        };
        watchers.add(check);
        check();
      }),
    advance: (milliseconds: number): void => {
      now += milliseconds;
      const due = [...timers].filter(([, timer]) => timer.due <= now).sort(([, one], [, other]) => one.due - other.due);
      for (const [id, timer] of due) if (timers.delete(id)) timer.run();
    },
  };
}
