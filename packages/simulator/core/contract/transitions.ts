import { contract } from '../../generated/contract.ts';
import type { TransitionRow } from './contract-data.ts';

/** Whether the table of the contract has an arrow between two statuses; no `from` is how an object comes into being. */
export function hasTransition(machine: string, from: string | undefined, to: string): boolean {
  return getRows(machine).some(
    (row) => row.to === to && (from === undefined ? row.from.length === 0 : row.from.includes(from)),
  );
}

/** What the table does not list cannot happen: an attempt is a bug of the provider, never a refusal. */
export function assertTransition(machine: string, from: string | undefined, to: string): void {
  if (!hasTransition(machine, from, to))
    throw new Error(`${machine} has no transition from ${from ?? 'nothing'} to ${to}.`);
}

function getRows(machine: string): TransitionRow[] {
  const rows = contract.transitions[machine];
  if (!rows) throw new Error(`The contract has no state machine ${machine}.`);
  return rows;
}
