import { startProgress } from './progress.ts';

/** Says what is being done and how long it took: `prerender pages … 0.9 s`. Errors pass through. */
export function step<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  process.stdout.write(`${name} … `);
  const stop = startProgress();
  return waitFor(timed(run), stop);
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
      return waitFor(work, startProgress(work.milliseconds()));
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

async function waitFor<T>({ done, milliseconds }: Timed<T>, stop: () => void): Promise<T> {
  try {
    const result = await done;
    stop();
    process.stdout.write(`${toSeconds(milliseconds())}\n`);
    return result;
  } catch (error) {
    stop();
    process.stdout.write('failed\n');
    throw error;
  }
}

function toSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
