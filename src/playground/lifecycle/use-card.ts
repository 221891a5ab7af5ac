import { useEffect, useState } from 'react';
import type { State } from '../../sandbox/state/state.ts';
import { listValues } from '../../sandbox/state/table.ts';
import type { CallSource } from '../form/prepare.ts';
import { prepare } from '../form/prepare.ts';
import { useLabProvider } from '../lab/use-lab-provider.ts';
import { getPresent } from '../provider/present.ts';
import {
  API_MOVES,
  findCard,
  type MoveName,
  type MoveOutcome,
  makeMove,
  OUTSIDE_MOVES,
  tryMove,
} from './card-moves.ts';

export type Trials = Partial<Record<MoveName, MoveOutcome & { status: string | undefined }>>;

/** A line of the ledger: what happened, and what wallet and card have since. */
export type LedgerRow = {
  id: number;
  time: number;
  /** Undefined: the clock, or another tab. */
  move?: MoveName | 'open';
  code?: string;
  isRefused: boolean;
  status: string | undefined;
  wallet: [available: string, frozen: string];
  card: [available: string, frozen: string];
};

const MAX_ROWS = 100;

/** The card of the lab: the latest one, what each move would come to, and the ledger of what was done. */
export function useCard(locale: string) {
  const { provider, state } = useLabProvider();
  const cards = listValues(state.cards.cards).map(({ card }) => card);
  const [chosen, setChosen] = useState<string>();
  const card = cards.find(({ cardId }) => cardId === chosen) ?? cards.at(-1);
  const cardId = card?.cardId;
  const [trials, setTrials] = useState<Trials>({});
  const [rows, setRows] = useState<LedgerRow[]>([]);
  const [refusal, setRefusal] = useState<{ move: MoveName; outcome: MoveOutcome }>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each state.
  useEffect(() => {
    let isCurrent = true;
    const source: CallSource = { provider, locale };
    const run = async () => {
      const found: Trials = {};
      if (cardId !== undefined)
        for (const move of [...API_MOVES, ...OUTSIDE_MOVES]) found[move] = await tryMove(move, cardId, source);
      if (isCurrent) setTrials(found);
    };
    run().catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [provider, locale, cardId, state]);

  const add = (row: Omit<LedgerRow, 'id' | keyof ReturnType<typeof readRow>>, id: string | undefined) => {
    const next = { ...row, ...readRow(provider.getState(), id) };
    setRows((old) => [{ ...next, id: (old[0]?.id ?? 0) + 1 }, ...old].slice(0, MAX_ROWS));
  };
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
    provider,
    state,
    cards,
    card,
    trials,
    rows,
    refusal,
    isBusy,
    hasFailed,
    choose: setChosen,
    open: () =>
      void run(async () => {
        await prepare('card', { provider, locale });
        const opened = listValues(provider.getState().cards.cards).at(-1)?.card.cardId;
        setChosen(opened);
        setRefusal(undefined);
        add({ move: 'open', isRefused: false }, opened);
      }),
    make: (move: MoveName) =>
      void run(async () => {
        if (cardId === undefined) return;
        const outcome = await makeMove(move, cardId, { provider, locale });
        setRefusal(outcome.isRefused ? { move, outcome } : undefined);
        add({ move, isRefused: outcome.isRefused, ...(outcome.code && { code: outcome.code }) }, cardId);
      }),
    advance: (milliseconds: number) =>
      void run(async () => {
        await provider.control({ method: 'POST', path: '/sandbox/clock', body: { advanceMs: milliseconds } });
        add({ isRefused: false }, cardId);
      }),
  };
}

export type CardControls = ReturnType<typeof useCard>;

function readRow(state: State, cardId: string | undefined) {
  const { available = '0.00', frozen = '0.00' } = state.wallet.balances.USD ?? {};
  const card = cardId === undefined ? undefined : findCard(state, cardId);
  const balance = card?.balance;
  return {
    time: getPresent(state),
    status: card?.status,
    wallet: [available, frozen] as [string, string],
    card: [balance?.available ?? '', balance?.frozen ?? ''] as [string, string],
  };
}
