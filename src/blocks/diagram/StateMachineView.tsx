import type { DrawnMachine } from '../../model/state-machine.ts';
import { machineId } from '../../model/state-machine.ts';
import { Permalink } from '../../ui/Permalink.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';
import { FoldedTransitions } from './FoldedTransitions.tsx';
import { StateLegend } from './StateLegend.tsx';
import { TransitionTable } from './TransitionTable.tsx';

type StateMachineViewProps = {
  machine: DrawnMachine;
  /** The words are behind a line, beside a reference that is longer than they are. */
  isFolded?: boolean;
};

/** A complete state machine: the picture, then every transition in words. */
export function StateMachineView({ machine, isFolded }: StateMachineViewProps) {
  const { id, title, drawing, transitions } = machine;
  const table = <TransitionTable machineId={id} title={title} transitions={transitions} hasAnchors />;
  return (
    <>
      <DiagramFigure id={machineId(id)} drawing={drawing} title={title} legend={<StateLegend machine={machine} />}>
        {title}
        <Permalink id={machineId(id)} name={title} />
      </DiagramFigure>
      {isFolded ? <FoldedTransitions transitions={transitions}>{table}</FoldedTransitions> : table}
    </>
  );
}
