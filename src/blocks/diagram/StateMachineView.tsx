import type { DrawnMachine } from '../../model/state-machine.ts';
import { machineId } from '../../model/state-machine.ts';
import { Permalink } from '../../ui/Permalink.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';
import { TransitionTable } from './TransitionTable.tsx';

/** A complete state machine: the picture, then every transition in words. */
export function StateMachineView({ machine }: { machine: DrawnMachine }) {
  const { id, title, drawing, transitions } = machine;
  return (
    <>
      <DiagramFigure id={machineId(id)} drawing={drawing} title={title}>
        {title}
        <Permalink id={machineId(id)} name={title} />
      </DiagramFigure>
      <TransitionTable machineId={id} title={title} transitions={transitions} hasAnchors />
    </>
  );
}
