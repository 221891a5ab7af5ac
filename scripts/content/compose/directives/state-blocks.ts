import { EMPTY_DRAWING } from '../../../../src/model/drawing.ts';
import { type ResolveDirective, reportAt } from './directive.ts';

/** `::states{id=CardStatus}`: the whole state machine of a status schema. */
export const resolveStates: ResolveDirective = ({ id = '' }, at, input) => {
  const machines = input.apis.flatMap(({ machines: own, channels }) => [
    ...own,
    ...channels.flatMap((channel) => channel.machines ?? []),
  ]);
  const machine = machines.find((candidate) => candidate.id === id);
  if (machine) return [{ kind: 'states', machine: { ...machine, drawing: EMPTY_DRAWING } }];
  const known = machines.map((candidate) => candidate.id).join(', ');
  if (input.isComplete) reportAt(at, input, `no state machine "${id}"`, `Write ::states{id=…} with one of: ${known}.`);
  return [];
};
