/** Tasks that go on beside the work that makes the next ones. */
export type Lane = {
  /** Starts a task as soon as there is room. Throws what an earlier one has thrown. */
  start(task: () => Promise<void>): Promise<void>;
  /** Waits for all of them. */
  end(): Promise<void>;
};

/** Writing small files is mostly waiting: one after the other, a large site would wait for a quarter of its build. */
export function createLane(room = 16): Lane {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const check = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    async start(task) {
      while (running.size >= room) await Promise.race(running);
      check();
      const run: Promise<void> = task()
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async end() {
      await Promise.all(running);
      check();
    },
  };
}
