import type { CallSource } from '../../../provider/fields/prepare.ts';
import { listSubjects, type Subject } from '../../../provider/objects/subjects.ts';
import type { State } from '../../../provider/simulator/state/state.ts';
import type { TimerKind } from '../../../provider/simulator/state/timers.ts';
import { createPageProvider } from '../environments/page-provider.ts';
import { getPresent } from '../environments/present.ts';
import { createMoveTools, type Move, type MoveOutcome } from './move.ts';

export type Trial = MoveOutcome & { status: string | undefined };

/** What happens to an object by itself: when, and what it is then. */
export type NextStep = { at: number; status: string };

/** What belongs to the line of a websocket, or is so far away that a move does it instead. */
const IGNORED: TimerKind[] = [
  'card-expiry',
  'message-redelivery',
  'heartbeat',
  'heartbeat-answer',
  'connection-goodbye',
  'connection-end',
];
const MAX_STEPS = 12;

/**
 * What a move would come to now: made on a copy of the state, so that nothing of it is written down twice. The provider is pure; a copy
 * costs nothing.
 */
export async function tryMove({ make }: Move, subject: Subject, source: CallSource): Promise<Trial> {
  const copy = copyProvider(source);
  const outcome = await make(subject.id, createMoveTools({ ...source, provider: copy }));
  return { ...outcome, status: findStatus(copy.getState(), subject) };
}

/** Goes through what is due, on a copy, until the object has another status. */
export async function findNextStep(subject: Subject, source: CallSource): Promise<NextStep | undefined> {
  const copy = copyProvider(source);
  for (let count = 0; count < MAX_STEPS; count += 1) {
    const state = copy.getState();
    const timer = state.timers.flat().find(({ kind, at }) => !IGNORED.includes(kind) && at > getPresent(state));
    if (!timer) return undefined;
    const body = { advanceMs: timer.at - getPresent(state) };
    await copy.control({ method: 'POST', path: '/sandbox/clock', body });
    const status = findStatus(copy.getState(), subject);
    if (status !== undefined && status !== subject.status) return { at: timer.at, status };
  }
  return undefined;
}

function copyProvider({ provider }: CallSource) {
  let state = provider.getState();
  return createPageProvider({
    read: () => state,
    write(next) {
      state = next;
    },
    exclusively: async (run) => run(),
    isWorking: () => true,
    onChange: () => () => undefined,
  });
}

function findStatus(state: State, { kind, id }: Subject): string | undefined {
  return listSubjects(state).find((subject) => subject.kind === kind && subject.id === id)?.status;
}
