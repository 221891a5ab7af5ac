import { expect, it } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { createWatchPlan } from './plan-next.ts';

const CALL: Exchange = {
  ...{ round: 0, at: 0, answeredAt: 10, time: 0, requestId: 'req_1', operation: 'getWallet', bytes: '1', token: 't' },
  ...{ isWrite: false, hasBody: false, hasParameters: false, uses: [], gives: [], status: 200, code: 0 },
};
const ORDER: Exchange = { ...CALL, operation: 'openCard', isWrite: true, number: 'n', intent: 'i', gives: ['ord_1'] };

/** The faults that a client meets which reads so often. */
function play(count: number, gap: number) {
  const plan = createWatchPlan({ seed: 'plan', extras: [] });
  return Array.from({ length: count }, (_, index) => {
    const fault = plan.plan({ operation: CALL.operation });
    plan.see({ ...CALL, at: index * gap, answeredAt: index * gap + 50, ...(fault && { fault: fault.kind }) });
    return fault;
  });
}

const listEnds = (gap: number) =>
  play(40, gap).flatMap((fault) => (fault?.kind === 'token_ended' ? [fault.delayMs] : []));

it('ends a token in front of two calls where calls overlap, and in front of one elsewhere', () => {
  expect(listEnds(100)).toEqual([undefined, undefined, undefined]);
  expect(listEnds(20)).toEqual([400, 400, 400]);
});

it('plays no second fault to calls that arrive while the first is under way', () => {
  const plan = createWatchPlan({ seed: 'plan', extras: [] });
  const coming = { operation: CALL.operation };
  const read = (at: number) => plan.see({ ...CALL, at, answeredAt: at + 1 });
  for (let at = 0; at < 4; at += 1) read(at);
  const fault = plan.plan(coming);
  expect(fault).toBeDefined();
  expect(plan.plan(coming)).toBeUndefined();
  plan.see({ ...CALL, at: 10, answeredAt: 410, fault: fault?.kind });
  for (let at = 20; at < 30; at += 1) read(at);
  expect(plan.plan(coming)).toBeUndefined();
  for (let at = 410; at < 413; at += 1) read(at);
  expect(plan.plan(coming)).toBeDefined();
});

it('lets the first call that fails fail again, up to twelve attempts, and no other call meanwhile', () => {
  const plan = createWatchPlan({ seed: 'plan', extras: [] });
  let failing = '';
  for (let index = 0; failing === '' && index < 200; index += 1) {
    const fault = plan.plan({ operation: 'openCard', intent: `i${index}`, sentKey: `k${index}` });
    plan.see({ ...ORDER, at: index * 20, answeredAt: index * 20 + 10, ...(fault && { fault: fault.kind }) });
    if (fault?.kind === 'internal_error') failing = `k${index}`;
  }
  const other = { operation: 'openCard', intent: 'another', sentKey: 'another' };
  const again = { ...other, sentKey: failing };
  const kinds = Array.from({ length: 12 }, () => [plan.plan(other)?.kind, plan.plan(again)?.kind]);
  expect(kinds.map(([, kind]) => kind)).toEqual([...Array(11).fill('internal_error'), undefined]);
  expect(kinds.map(([kind]) => kind)).toEqual(Array(12).fill(undefined));
});
