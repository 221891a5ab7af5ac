import { useEffect, useState } from 'react';
import { useLabSession } from '../environment/use-session.ts';
import { getProvider } from '../load-provider.ts';
import type { Action, ActionResult, Machine } from '../provider/machine.ts';
import { addRow, type LedgerRow } from './ledger-rows.ts';
import { type Trials, tryActions } from './trials.ts';

/** The object of the lab: the latest of its kind, what each action would come to, and the ledger of what was done. */
export function useMachineLab(machine: Machine, locale: string) {
  const provider = getProvider(locale);
  const { session, state } = useLabSession(provider);
  // Oldest first, as their ids are.
  const list = () =>
    provider
      .objects(session)
      .filter(({ kind }) => kind === machine.kind)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const objects = list();
  const [chosen, setChosen] = useState<string>();
  const find = (id: string | undefined, among = list()) => among.find((object) => object.id === id) ?? among.at(-1);
  const object = find(chosen, objects);
  const getClock = () => provider.toolbar(session)?.clock;
  const takeSnapshot = (id: string | undefined) => {
    const found = find(id);
    return {
      time: getClock()?.time ?? Date.now(),
      object: found,
      accounts: machine.balances(session, found?.id).accounts,
    };
  };
  const [trials, setTrials] = useState<Trials>({ actions: {} });
  const [rows, setRows] = useState<LedgerRow[]>(() => addRow([], { kind: 'start' }, takeSnapshot(undefined)));
  const [refusal, setRefusal] = useState<{ label: string; result: ActionResult }>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each state.
  useEffect(() => {
    let isCurrent = true;
    const run = async () => {
      const found = object ? await tryActions(machine, object, { provider, session }) : { actions: {} };
      if (isCurrent) setTrials(found);
    };
    run().catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [session, locale, object?.id, state]);

  // What no action of this lab did: the clock, or another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each state.
  useEffect(() => {
    if (!isBusy) setRows((old) => addRow(old, { kind: 'clock' }, takeSnapshot(chosen)));
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
  return {
    session,
    machine,
    objects,
    object,
    balances: machine.balances(session, object?.id),
    trials,
    rows,
    refusal,
    isBusy,
    hasFailed,
    choose(id: string) {
      setChosen(id);
      setRefusal(undefined);
      setRows((old) => addRow(old, { kind: 'start' }, takeSnapshot(id)));
    },
    /** Makes another object, or changes the chosen one. */
    runAction: (action: Action, objectId?: string) =>
      void run(async () => {
        const result = await action.run(session, objectId);
        const { label } = action;
        const { isRefused, code } = result;
        const id = objectId ?? result.objectId ?? chosen;
        if (objectId === undefined) setChosen(id);
        setRefusal(isRefused ? { label, result } : undefined);
        const refusal = isRefused ? { refusal: { ...(code && { code }) } } : {};
        setRows((old) => addRow(old, { kind: 'action', label, ...refusal }, takeSnapshot(id)));
      }),
    advanceTo: (time: number) =>
      void run(async () => {
        const clock = getClock();
        await clock?.advance(time - clock.time);
      }),
  };
}

export type MachineControls = ReturnType<typeof useMachineLab>;
