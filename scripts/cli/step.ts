/** A step that takes longer says again and again that it is still running. */
const PROGRESS_EVERY_MS = 2000;

/** Says what is being done and how long it took: `prerender pages … 0.9 s`. Errors pass through. */
export function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  process.stdout.write(`${name} … `);
  return waitFor(timed(run));
}

/** Work that runs beside the next steps. */
export type StartedStep<T> = {
  done: Promise<T>;
  /** Waits for the work and says how long it took by itself: it may have ended long before. */
  report(): Promise<T>;
};

export function startStep<T>(name: string, run: () => T | Promise<T>): StartedStep<T> {
  const work = timed(run);
  // Reported by whoever waits; another step that fails first must not turn it into an unhandled rejection.
  work.done.catch(() => undefined);
  return {
    done: work.done,
    report: () => {
      process.stdout.write(`${name} (beside the steps above) … `);
      return waitFor(work);
    },
  };
}

type Timed<T> = { done: Promise<T>; milliseconds(): number };

function timed<T>(run: () => T | Promise<T>): Timed<T> {
  const start = performance.now();
  let end: number | undefined;
  const done = (async () => run())().finally(() => {
    end = performance.now();
  });
  return { done, milliseconds: () => (end ?? performance.now()) - start };
}

async function waitFor<T>({ done, milliseconds }: Timed<T>): Promise<T> {
  const stop = startProgress(milliseconds);
  try {
    const result = await done;
    process.stdout.write(`${toSeconds(milliseconds())}\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  } finally {
    stop();
  }
}

/** Writes the elapsed time into the current line of the terminal, again and again until it is stopped. */
export function startProgress(milliseconds: () => number): () => void {
  const progress = setInterval(() => process.stdout.write(`${toSeconds(milliseconds())} … `), PROGRESS_EVERY_MS);
  return () => clearInterval(progress);
}

function toSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
