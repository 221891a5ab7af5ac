import { Worker } from 'node:worker_threads';

const PROGRESS_EVERY_MS = 2000;

/** The number of the current step, odd while it runs, and the milliseconds that it had taken when it was shown. Read by the thread. */
const state = new Int32Array(new SharedArrayBuffer(8));
let isStarted = false;

/**
 * Writes the elapsed time into the current line of the terminal, every two seconds until it is stopped. In a thread of its own, because
 * a compiler keeps this one busy for longer. `elapsed`: the milliseconds that the work has taken already.
 */
export function startProgress(elapsed = 0): () => void {
  if (!isStarted) startThread();
  Atomics.store(state, 1, Math.round(elapsed));
  setNumber((number) => number + (isRunning(number) ? 2 : 1));
  return () => setNumber((number) => (isRunning(number) ? number + 1 : number));
}

function startThread(): void {
  isStarted = true;
  const thread = new Worker(new URL('./progress-thread.mjs', import.meta.url), {
    workerData: { state, everyMs: PROGRESS_EVERY_MS },
    // Not the compiler of this process.
    execArgv: [],
  });
  thread.unref();
}

function setNumber(next: (number: number) => number): void {
  Atomics.store(state, 0, next(Atomics.load(state, 0)));
  Atomics.notify(state, 0);
}

function isRunning(number: number): boolean {
  return number % 2 === 1;
}
