import type { Drawing } from './drawing.ts';
import type { PageLink } from './page-link.ts';
import type { StateKind } from './state-kind.ts';

/** One row of `x-transitions`. */
export type Transition = {
  /** `K5`: the row in the contract. */
  key: string;
  /** Empty: this is how the object comes into being. */
  from: string[];
  to: string;
  /** One to three words for an arrow. */
  label: string;
  trigger: string;
  effect?: string;
  /** Operations of the contract that cause it; `page` is where one is documented. */
  operations: { id: string; page?: PageLink }[];
};

export type StateMachine = {
  /** Name of the status schema, or of the machine of a channel: `CardStatus`, `message`. */
  id: string;
  title: string;
  states: { name: string; kind?: StateKind }[];
  transitions: Transition[];
};

/** A machine with its picture. */
export type DrawnMachine = StateMachine & { drawing: Drawing };

/** Fragment of a machine that is shown in full: `states-CardStatus`. */
export function machineId(id: string): string {
  return `states-${id}`;
}

/** Fragment of one of its transitions: `states-CardStatus-K5`. */
export function transitionId(machine: string, key: string): string {
  return `${machineId(machine)}-${key}`;
}

/** What one operation does to one kind of object. */
export type StateEffect = {
  /** The transitions that the operation causes and those that may follow. Only the first machine of a page has a picture. */
  machine: StateMachine & { drawing?: Drawing };
  /** Keys of the transitions that it causes. */
  own: string[];
  /** Page and fragment of the whole machine. */
  complete?: PageLink;
};

/** The part of a machine around the transitions that an operation causes: them, and what may follow. */
export function machineAround({ transitions, states, ...machine }: StateMachine, operation: string): StateMachine {
  const own = transitions.filter(({ operations }) => operations.some(({ id }) => id === operation));
  const reached = new Set(own.map(({ to }) => to));
  const shown = transitions.flatMap((transition) => {
    if (own.includes(transition)) return [transition];
    const from = transition.from.filter((state) => reached.has(state));
    return from.length > 0 ? [{ ...transition, from }] : [];
  });
  const names = new Set(shown.flatMap(({ from, to }) => [...from, to]));
  return { ...machine, states: states.filter(({ name }) => names.has(name)), transitions: shown };
}

/** States that a state may be followed by, each once; none of a final state. */
export function getFollowers(state: string, { transitions }: StateMachine): string[] {
  return [...new Set(transitions.filter(({ from }) => from.includes(state)).map(({ to }) => to))];
}
