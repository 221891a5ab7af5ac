import { expect, test } from 'vitest';
import { getFollowers, type StateMachine } from '../../src/model/state-machine.ts';
import { siteDocuments } from '../setup/site-contents.ts';

const apis = await siteDocuments('en');
const operations = new Set(apis.flatMap((api) => api.operations.map(({ operation }) => operation.id)));
const machines = apis.flatMap((api) => [...api.machines, ...api.channels.flatMap((channel) => channel.machines ?? [])]);

/** Every machine with its final states. */
const FINAL = {
  CardStatus: ['cancelled', 'failed'],
  ProductStatus: [],
  CardOrderStatus: ['success', 'failed', 'cleared', 'reversed', 'expired', 'declined'],
  HolderStatus: [],
  ChannelStatus: [],
  QuoteStatus: ['used', 'expired'],
  PaymentStatus: ['failed', 'refunded'],
  TokenUserStatus: [],
  WithdrawalStatus: ['success', 'failed', 'rejected'],
  DepositStatus: ['confirmed', 'ignored', 'reverted'],
  connection: ['closed'],
  message: ['deleted'],
};

test('there are the machines of the contract, with their final states', () => {
  const found = machines.map((machine) => [
    machine.id,
    machine.states.map(({ name }) => name).filter((state) => getFollowers(state, machine).length === 0),
  ]);

  expect(Object.fromEntries(found)).toEqual(FINAL);
});

test.each(machines)('$id: every state can be reached, by operations that exist', (machine) => {
  const { states, transitions } = machine;

  expect([...reachableStates(machine)].sort()).toEqual(states.map(({ name }) => name).sort());
  const named = transitions.flatMap((transition) => transition.operations.map(({ id }) => id));
  expect(named.filter((id) => !operations.has(id))).toEqual([]);
});

/** States that an object can come to, from the ways in which it comes into being; what is always there begins in its first state. */
function reachableStates(machine: StateMachine): Set<string> {
  const beginnings = machine.transitions.filter(({ from }) => from.length === 0).map(({ to }) => to);
  const [first] = machine.states;
  const reached = new Set(beginnings.length === 0 && first ? [first.name] : beginnings);
  for (const state of reached) for (const next of getFollowers(state, machine)) reached.add(next);
  return reached;
}
