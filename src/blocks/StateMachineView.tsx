import type { DrawnMachine } from '../model/state-machine.ts';
import { machineId } from '../model/state-machine.ts';
import { Permalink } from '../ui/Permalink.tsx';
import { Diagram } from './Diagram.tsx';
import { TransitionTable } from './TransitionTable.tsx';

/** A whole state machine: the picture, then every transition in words. */
export function StateMachineView({ machine }: { machine: DrawnMachine }) {
  const { id, title, drawing, transitions } = machine;
  return (
    <>
      <figure className="fig" id={machineId(id)}>
        <Diagram drawing={drawing} title={title} />
        <figcaption>
          {title}
          <Permalink id={machineId(id)} name={title} />
        </figcaption>
      </figure>
      <TransitionTable machineId={id} title={title} transitions={transitions} hasAnchors />
    </>
  );
}
