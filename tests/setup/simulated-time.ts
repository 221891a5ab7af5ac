import { vi } from 'vitest';
import { nodeCryptography } from '../../packages/simulator/node/server/node-cryptography.ts';

/** When simulated time begins. */
const START = Date.parse('2026-02-01T09:00:00.000Z');
const FAKED = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/**
 * Discrete-event simulation of a program in this process: `Date`, timers and `Math.random` are simulated, and the clock moves to the next timer
 * when nothing runs. So minutes of waiting take no time, and what happens at one instant does so on every machine. One at a time.
 */
export async function runInSimulatedTime<T>(seed: string, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: [...FAKED], now: START });
  const random = vi.spyOn(Math, 'random').mockImplementation(createRandom(seed));
  const cryptography = watchCryptography();
  let isDone = false;
  try {
    const result = work().finally(() => {
      isDone = true;
    });
    // Awaited below.
    result.catch(() => undefined);
    while (true) {
      await cryptography.settle();
      if (isDone) return await result;
      if (vi.getTimerCount() === 0) throw new Error('Everything waits for something that no clock ends.');
      vi.advanceTimersToNextTimer();
    }
  } finally {
    cryptography.restore();
    random.mockRestore();
    vi.useRealTimers();
  }
}

/** Keys are imported and signatures made in threads: without a microtask left, the program may still be at work. */
function watchCryptography() {
  const underWay = new Set<Promise<unknown>>();
  const restores = [SubtleCrypto.prototype, nodeCryptography].flatMap((owner) => watch(owner, underWay));
  return {
    /** Nothing is under way, and what continues after it has come to its next wait. */
    async settle() {
      do {
        await Promise.allSettled(underWay);
        // Streams of bodies take more than microtasks.
        for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      } while (underWay.size > 0);
    },
    restore() {
      for (const restore of restores) restore();
    },
  };
}

/** Adds what methods of an object have under way. Gives what undoes it. */
function watch(owner: object, underWay: Set<Promise<unknown>>): (() => void)[] {
  return Object.entries(Object.getOwnPropertyDescriptors(owner)).flatMap(([name, descriptor]) => {
    const method: unknown = descriptor.value;
    if (typeof method !== 'function' || name === 'constructor') return [];
    const watched = function (this: unknown, ...values: unknown[]): unknown {
      const result: unknown = method.apply(this, values);
      if (!(result instanceof Promise)) return result;
      underWay.add(result);
      const end = () => underWay.delete(result);
      result.then(end, end);
      return result;
    };
    Object.defineProperty(owner, name, { ...descriptor, value: watched });
    return [() => Object.defineProperty(owner, name, descriptor)];
  });
}

/** Numbers from 0 to 1 that follow from a seed (xorshift32). */
function createRandom(seed: string): () => number {
  let state = [...seed].reduce((sum, character) => Math.imul(sum ^ character.charCodeAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
