import type { State } from '../../../packages/simulator/core/state/state.ts';
import type { TimerKind } from '../../../packages/simulator/core/state/timers.ts';
import { advanceClock } from '../environments/advance-clock.ts';
import type { PageProvider } from '../environments/page-provider.ts';
import { getPresent } from '../environments/present.ts';
import { listSubjects, type Subject } from '../objects/subjects.ts';
import { forkSandbox } from '../sandboxes.ts';

/** What belongs to the connection of a websocket, or is so far away that an action does it instead. */
const IGNORED: TimerKind[] = [
  'card-expiry',
  'message-redelivery',
  'heartbeat',
  'heartbeat-answer',
  'connection-goodbye',
  'connection-end',
];
const MAX_STEPS = 12;

type ObjectKey = Pick<Subject, 'kind' | 'id'>;

/** Goes through what is due, on a copy, until the object has another status. */
export async function findNext(
  object: ObjectKey,
  sandbox: PageProvider,
): Promise<{ at: number; status: string } | undefined> {
  const copy = forkSandbox(sandbox);
  const start = findStatus(copy.getState(), object);
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const state = copy.getState();
    const timer = state.timers.flat().find(({ kind, at }) => !IGNORED.includes(kind) && at > getPresent(state));
    if (!timer) return undefined;
    await advanceClock(copy, timer.at - getPresent(state));
    const status = findStatus(copy.getState(), object);
    if (status !== undefined && status !== start) return { at: timer.at, status };
  }
  return undefined;
}

function findStatus(state: State, { kind, id }: ObjectKey): string | undefined {
  return listSubjects(state).find((subject) => subject.kind === kind && subject.id === id)?.status;
}
