import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import type { StateMachine } from '../../../../src/model/state-machine.ts';

/** A value in code style, with the dot of its kind where it is a state that has one. */
export function stateCell(value: string, machine: StateMachine | undefined): ProseNode[] {
  const code: ProseElement = ['code', null, value];
  const mark = machine?.states.find(({ name }) => name === value)?.kind;
  return [mark ? ['span', { mark }, code] : code];
}
