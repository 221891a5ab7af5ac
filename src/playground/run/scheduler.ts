/** A second of the sandbox, or the third of what is left, so that an hour takes no minute; and how long the reader sees it. */
const STEP_MS = 1000;
const SHARE = 1 / 3;
const SHOWN_MS = 500;

/** How fast a run goes, and whether it goes on. */
export type Scheduler = {
  /** Gives the reader time to follow; resolves to how far the clock is to move, or to nothing when the run was stopped. */
  wait(remainingMs: number): Promise<number | undefined>;
  isStopped(): boolean;
  /** Ends the present wait at once. */
  skip(): void;
  stop(): void;
};

export function createScheduler(shownMs = SHOWN_MS): Scheduler {
  let isStopped = false;
  let isSkipped = false;
  let finish = () => {};
  return {
    async wait(remainingMs) {
      isSkipped = false;
      await new Promise<void>((resolve) => {
        finish = resolve;
        setTimeout(resolve, shownMs);
      });
      if (isStopped) return undefined;
      const stepMs = Math.ceil((remainingMs * SHARE) / STEP_MS) * STEP_MS;
      return isSkipped ? remainingMs : Math.min(stepMs, remainingMs);
    },
    isStopped: () => isStopped,
    skip() {
      isSkipped = true;
      finish();
    },
    stop() {
      isStopped = true;
      finish();
    },
  };
}
