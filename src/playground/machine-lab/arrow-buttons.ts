import type { Shape } from '../../model/drawing.ts';
import type { StateMachine } from '../../model/state-machine.ts';
import type { Action } from '../provider/machine.ts';
import type { MachineControls } from './use-machine-lab.ts';

type Label = Extract<Shape, { kind: 'label' }>;

/** What a click on the label of an arrow does: an action on the object, or without one; or it advances the clock. */
export type ArrowButton = { label: Label } & (
  | { kind: 'action'; action: Action; objectId?: string; isRefused: boolean }
  | { kind: 'clock'; at: number }
);

type Controls = Pick<MachineControls, 'object' | 'machine' | 'trials'>;

/** The labels of arrows that lead on from the present state; without an object, from the start. */
export function findArrowButtons(
  stateMachine: StateMachine,
  shapes: readonly Shape[],
  controls: Controls,
): ArrowButton[] {
  return shapes.flatMap((shape): ArrowButton[] => {
    if (shape.kind !== 'label' || !shape.arrow) return [];
    const button = findButton(shape, shape.arrow, stateMachine, controls);
    return button ? [button] : [];
  });
}

function findButton(
  label: Label,
  { from, rows }: NonNullable<Label['arrow']>,
  { transitions }: StateMachine,
  { object, machine, trials: { actions, next } }: Controls,
): ArrowButton | undefined {
  const follows = (one: Action) => one.rows?.some((row) => rows.includes(row)) === true;
  if (!object?.status) {
    const initial = from.length === 0 ? machine.initial.find(follows) : undefined;
    return initial && { label, kind: 'action', action: initial, isRefused: false };
  }
  const { id: objectId, status } = object;
  if (!from.includes(status)) return undefined;
  const targets = transitions.filter(({ key }) => rows.includes(key)).map(({ to }) => to);
  const action = machine.actions.find(follows);
  const trial = action && actions[action.id];
  // One action may have several arrows: it follows that of the state it leads to.
  if (action && trial && !trial.isRefused)
    return targets.includes(trial.status ?? '')
      ? { label, kind: 'action', action, objectId, isRefused: false }
      : undefined;
  if (next && targets.includes(next.status)) return { label, kind: 'clock', at: next.at };
  return action && trial && { label, kind: 'action', action, objectId, isRefused: true };
}
