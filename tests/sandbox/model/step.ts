import fc from 'fast-check';
import { ACTIONS, type ActionName } from './actions.ts';

/** Something that a client or the outside world does. `pick` chooses among the objects that exist. */
export type Step = { action: ActionName; pick: number; amount: string; repeat: boolean };

const AMOUNTS = [
  '0.01',
  '1.00',
  '9.99',
  '10.00',
  '10.13',
  '10.17',
  '20.00',
  '33.33',
  '50.00',
  '100.00',
  '250.13',
  '5000.00',
];

/** How often an action comes up; one when it is not listed. */
const WEIGHTS: Partial<Record<ActionName, number>> = {
  wait: 4,
  open: 3,
  recharge: 3,
  purchase: 3,
  pay: 3,
  tokens: 2,
  ack: 2,
};

export const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(
    ...ACTIONS.flatMap((name) => Array.from({ length: WEIGHTS[name] ?? 1 }, (): ActionName => name)),
  ),
  pick: fc.nat(15),
  amount: fc.constantFrom(...AMOUNTS),
  repeat: fc.boolean(),
});
