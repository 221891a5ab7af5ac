import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNight } from '../../setup/nightly.ts';
import { createModelRun } from './run.ts';
import { type Step, stepArbitrary } from './step.ts';

/** Sequences of up to 60 steps. */
const RUNS = isNight ? 2000 : 30;

it('makes and loses no money, keeps final statuses, repeats no message that was acknowledged, and refuses without a trace', {
  timeout: 1_200_000,
}, () => {
  let calls = 0;
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(stepArbitrary, { minLength: 5, maxLength: 60, size: 'max' }), (steps: Step[]) => {
      const run = createModelRun();
      for (const step of steps) {
        const { broken, status } = run.take(step);
        calls += 1;
        if (status < 300) accepted += 1;
        expect(broken, JSON.stringify(step)).toBeUndefined();
      }
    }),
    { numRuns: RUNS, seed: 20260115 },
  );
  // A run in which everything is refused would prove nothing.
  expect(accepted / calls).toBeGreaterThan(1 / 3);
});
