import type { Shape } from '../../model/drawing.ts';
import type { StateMachine } from '../../model/state-machine.ts';
import type { Move, Start } from './move.ts';
import type { LifecycleControls } from './use-lifecycle.ts';

type Label = Extract<Shape, { kind: 'label' }>;

/** What a click on the label of an arrow does: a move, a start, or the clock. */
export type ArrowButton = { label: Label } & (
  | { kind: 'move'; move: Move; isRefused: boolean }
  | { kind: 'start'; start: Start }
  | { kind: 'clock'; at: number }
);

/** The labels of arrows that lead on from the present state; without an object, from the start. */
export function findArrowButtons(
  machine: StateMachine,
  shapes: readonly Shape[],
  controls: Pick<LifecycleControls, 'subject' | 'lifecycle' | 'trials'>,
): ArrowButton[] {
  return shapes.flatMap((shape): ArrowButton[] => {
    if (shape.kind !== 'label' || !shape.arrow) return [];
    const button = findButton(shape, shape.arrow, machine, controls);
    return button ? [button] : [];
  });
}

function findButton(
  label: Label,
  { from, rows }: NonNullable<Label['arrow']>,
  machine: StateMachine,
  { subject, lifecycle, trials: { moves, next } }: Pick<LifecycleControls, 'subject' | 'lifecycle' | 'trials'>,
): ArrowButton | undefined {
  const follows = (one: { rows?: string[] }) => one.rows?.some((row) => rows.includes(row)) === true;
  if (!subject?.status) {
    const start = from.length === 0 ? lifecycle.starts.find(follows) : undefined;
    return start && { label, kind: 'start', start };
  }
  const { status } = subject;
  if (!from.includes(status)) return undefined;
  const targets = machine.transitions.filter(({ key }) => rows.includes(key)).map(({ to }) => to);
  const move = lifecycle.moves.find(follows);
  const trial = move && moves[move.name];
  // One move may have several arrows: it follows that of the state it leads to.
  if (move && trial && !trial.isRefused)
    return targets.includes(trial.status ?? '') ? { label, kind: 'move', move, isRefused: false } : undefined;
  if (next && targets.includes(next.status)) return { label, kind: 'clock', at: next.at };
  return move && trial && { label, kind: 'move', move, isRefused: true };
}
