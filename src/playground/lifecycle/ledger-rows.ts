import type { Subject } from '../../../provider/objects/subjects.ts';
import type { State } from '../../../provider/simulator/state/state.ts';
import { getPresent } from '../environments/present.ts';
import { type Account, listAccounts } from './accounts.ts';
import type { MoveName } from './move.ts';

/** A line of the ledger: what happened, and what the object and the accounts are since. */
export type LedgerRow = {
  id: number;
  time: number;
  /** `start`: before anything happened; `clock`: by itself, or in another tab. */
  what: MoveName | 'start' | 'clock';
  code?: string;
  isRefused: boolean;
  subject: string | undefined;
  status: string | undefined;
  accounts: Account[];
};

type Event = Pick<LedgerRow, 'what' | 'isRefused'> & { code?: string };

const MAX_ROWS = 100;

/** Newest first, with one row more. The clock alone moves the time of its last row: a clock that runs would fill the ledger. */
export function addRow(
  rows: readonly LedgerRow[],
  event: Event,
  state: State,
  subject: Subject | undefined,
): LedgerRow[] {
  const [last] = rows;
  const row: LedgerRow = {
    ...event,
    id: (last?.id ?? 0) + 1,
    time: getPresent(state),
    subject: subject?.id,
    status: subject?.status,
    accounts: listAccounts(state, subject),
  };
  if (event.what !== 'clock' || !last) return [row, ...rows].slice(0, MAX_ROWS);
  if (isSame(last, row)) {
    if (last.time === row.time) return [...rows];
    if (last.what === 'clock') return [{ ...last, time: row.time }, ...rows.slice(1)];
  }
  return [row, ...rows].slice(0, MAX_ROWS);
}

function isSame(one: LedgerRow, other: LedgerRow): boolean {
  const toText = ({ subject, status, accounts }: LedgerRow) => JSON.stringify([subject, status, accounts]);
  return toText(one) === toText(other);
}
