const PROGRESS_EVERY_MS = 2000;

/**
 * Writes the elapsed time into the current line of the terminal, every two seconds until it is stopped; not while this thread is busy.
 * `elapsed`: the milliseconds that the work has taken already.
 */
export function startProgress(elapsed = 0): () => void {
  const start = performance.now() - elapsed;
  const write = () => process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s … `);
  const timer = setInterval(write, PROGRESS_EVERY_MS).unref();
  return () => clearInterval(timer);
}
