// The thread of `progress.ts`. Plain JavaScript, because it starts without a compiler.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** @type {{ state: Int32Array, everyMs: number }} */
const { state, everyMs } = workerData;

for (;;) {
  const [step = 0, elapsed = 0] = state;
  const start = performance.now() - elapsed;
  const timeout = isRunning(step) ? everyMs : undefined;
  while (Atomics.wait(state, 0, step, timeout) === 'timed-out') write(performance.now() - start);
}

/** @param {number} step */
function isRunning(step) {
  return step % 2 === 1;
}

/** @param {number} milliseconds */
function write(milliseconds) {
  try {
    writeSync(1, `${(milliseconds / 1000).toFixed(1)} s … `);
  } catch {
    // A pipe that is full or closed: whoever reads it waits for nothing.
  }
}
