/**
 * What a tab has written to `localStorage` reaches the processes of other tabs by another channel than the release of a lock does: a tab that
 * had the lock at once could still read the state before, and its step would undo the other one. Hidden tabs round this up to a second.
 */
const PROPAGATION_MS = 50;

/**
 * Runs steps one tab at a time, by a lock of the origin. A tab holds it until its last write has reached the others; its own steps do not
 * wait for that. Browsers have locks on secure origins with storage only; elsewhere two tabs could meet, within the same moment.
 */
export function createTabLock(): <T>(run: () => T) => Promise<T> {
  const locks = globalThis.navigator?.locks;
  let held: Promise<() => void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const acquire = () =>
    new Promise<() => void>((resolve) => {
      const hold = () => new Promise<void>(resolve);
      if (locks) locks.request('sandbox', hold).catch(hold);
      else void hold();
    });

  return async (run) => {
    held ??= acquire();
    const release = await held;
    try {
      return run();
    } finally {
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = undefined;
        release();
      }, PROPAGATION_MS);
    }
  };
}
