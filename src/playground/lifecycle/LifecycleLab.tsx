import './lifecycle-lab.css';
import type { Block } from '../../model/page.ts';
import type { DrawnMachine } from '../../model/state-machine.ts';
import type { LabProps } from '../lab/lab-props.ts';
import { LIFECYCLES } from './lifecycles.ts';
import { MachineLab } from './MachineLab.tsx';
import type { Lifecycle } from './move.ts';

/** The first machine of the page that the sandbox can move. */
export function LifecycleLab({ blocks, ...props }: LabProps) {
  const found = findMachine(blocks);
  const lab = blocks.find((block) => block.kind === 'lab');
  return found && <MachineLab {...found} errorsPage={lab?.errorsPage} {...props} />;
}

function findMachine(blocks: Block[]): { machine: DrawnMachine; lifecycle: Lifecycle } | undefined {
  for (const block of blocks) {
    const lifecycle = block.kind === 'states' ? LIFECYCLES[block.machine.id] : undefined;
    if (block.kind === 'states' && lifecycle) return { machine: block.machine, lifecycle };
  }
  return undefined;
}
