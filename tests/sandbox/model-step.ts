import fc from 'fast-check';

/** Something that a client or the outside world does. `pick` chooses among the objects that exist. */
export type Step = { action: Action; pick: number; amount: string; repeat: boolean };

const ACTIONS = [
  'wait',
  'holder',
  'open',
  'open',
  'recharge',
  'recharge',
  'withdraw',
  'cancel',
  'freeze',
  'unfreeze',
  'purchase',
  'purchase',
  'clear',
  'reverse',
  'refund',
  'block',
  'unblock',
  'expire',
  'quote',
  'pay',
  'user',
  'deposit',
  'tokens',
  'fault',
  'topUp',
  'lists',
] as const;
/** Their last request is a login or has no key. */
export const KEYLESS = new Set<string>(['wait', 'quote', 'user', 'tokens']);
type Action = (typeof ACTIONS)[number];

export const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  pick: fc.nat(7),
  amount: fc.constantFrom(
    '1.00',
    '9.99',
    '10.00',
    '10.13',
    '10.17',
    '33.33',
    '100.00',
    '250.13',
    '999.99',
    '5000.00',
    '0.01',
  ),
  repeat: fc.boolean(),
});
