import './machine-lab.css';
import { listBlocks } from '../../model/list-blocks.ts';
import type { Block } from '../../model/page.ts';
import type { DrawnMachine } from '../../model/state-machine.ts';
import type { LabProps } from '../lab/lab-props.ts';
import type { Machine } from '../provider/machine.ts';
import { MachineLabDialog } from './MachineLabDialog.tsx';

type MachineLabProps = LabProps & { machines: Record<string, Machine> };

/** The first state machine of the page that the provider has actions for. */
export function MachineLab({ blocks, machines, ...props }: MachineLabProps) {
  const found = findMachine(blocks, machines);
  const lab = blocks.find((block) => block.kind === 'lab');
  return found && <MachineLabDialog {...found} errorsPage={lab?.errorsPage} {...props} />;
}

function findMachine(
  blocks: Block[],
  machines: Record<string, Machine>,
): { drawn: DrawnMachine; machine: Machine } | undefined {
  for (const block of listBlocks(blocks)) {
    const machine = block.kind === 'states' ? machines[block.machine.id] : undefined;
    if (block.kind === 'states' && machine) return { drawn: block.machine, machine };
  }
  return undefined;
}
