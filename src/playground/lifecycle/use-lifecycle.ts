import { useEffect, useState } from 'react';
import { listSubjects } from '../../../provider/objects/subjects.ts';
import { advanceClock } from '../client/advance-clock.ts';
import { getPresent } from '../environments/present.ts';
import { useLabProvider } from '../lab/use-lab-provider.ts';
import { addRow, type LedgerRow } from './ledger-rows.ts';
import { createMoveTools, type Lifecycle, type Move, type MoveName, type MoveOutcome, type Start } from './move.ts';
import { findNextStep, type NextStep, type Trial, tryMove } from './trials.ts';

type Trials = { moves: Partial<Record<MoveName, Trial>>; next?: NextStep | undefined };

/** The object of the lab: the latest of its kind, what each move would come to, and the ledger of what was done. */
export function useLifecycle(lifecycle: Lifecycle, locale: string) {
  const { provider, state } = useLabProvider();
  const source = { provider, locale };
  // Oldest first, as their ids are.
  const list = () =>
    listSubjects(provider.getState())
      .filter(({ kind }) => kind === lifecycle.kind)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [chosen, setChosen] = useState<string>();
  const find = (id: string | undefined) => list().find((subject) => subject.id === id) ?? list().at(-1);
  const subject = find(chosen);
  const [trials, setTrials] = useState<Trials>({ moves: {} });
  const [rows, setRows] = useState<LedgerRow[]>(() =>
    addRow([], { what: 'start', isRefused: false }, state, list().at(-1)),
  );
  const [refusal, setRefusal] = useState<{ move: MoveName; outcome: MoveOutcome }>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each state.
  useEffect(() => {
    let isCurrent = true;
    const run = async () => {
      const found: Trials = { moves: {} };
      if (subject) {
        for (const move of lifecycle.moves) found.moves[move.name] = await tryMove(move, subject, source);
        found.next = await findNextStep(subject, source);
      }
      if (isCurrent) setTrials(found);
    };
    run().catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [provider, locale, subject?.id, state]);

  // What no move of this lab did: the clock, or another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each state.
  useEffect(() => {
    if (!isBusy) setRows((old) => addRow(old, { what: 'clock', isRefused: false }, provider.getState(), find(chosen)));
  }, [state, isBusy]);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    try {
      await work();
    } catch (error) {
      console.error(error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const note = (name: MoveName, { isRefused, code, message }: MoveOutcome, id: string | undefined) => {
    setRefusal(
      isRefused
        ? { move: name, outcome: { isRefused, ...(code && { code }), ...(message && { message }) } }
        : undefined,
    );
    const event = { what: name, isRefused, ...(code && { code }) };
    setRows((old) => addRow(old, event, provider.getState(), find(id)));
  };
  return {
    provider,
    state,
    lifecycle,
    subjects: list(),
    subject,
    trials,
    rows,
    refusal,
    isBusy,
    hasFailed,
    choose(id: string) {
      setChosen(id);
      setRefusal(undefined);
      setRows((old) => addRow(old, { what: 'start', isRefused: false }, provider.getState(), find(id)));
    },
    start: ({ name, make }: Start) =>
      void run(async () => {
        const outcome = await make(createMoveTools(source));
        const made = outcome.data?.[lifecycle.idField];
        const id = typeof made === 'string' ? made : chosen;
        setChosen(id);
        note(name, outcome, id);
      }),
    make: ({ name, make }: Move) =>
      void run(async () => {
        if (subject) note(name, await make(subject.id, createMoveTools(source)), subject.id);
      }),
    advanceTo: (time: number) => void run(() => advanceClock(provider, time - getPresent(provider.getState()))),
  };
}

export type LifecycleControls = ReturnType<typeof useLifecycle>;
