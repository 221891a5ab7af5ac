import type { Account } from '../provider/machine.ts';
import type { ProviderObject } from '../provider/objects.ts';

/** `start`: before anything happened; `clock`: by itself, or in another tab. */
type LedgerEvent = { kind: 'start' | 'clock' } | { kind: 'action'; label: string; refusal?: { code?: string } };

/** What there is after an event. */
type Snapshot = { time: number; object: ProviderObject | undefined; accounts: Account[] };

/** A line of the ledger: what happened, and what the object and the accounts are since. */
export type LedgerRow = Omit<Snapshot, 'object'> & {
  id: number;
  event: LedgerEvent;
  objectId: string | undefined;
  status: string | undefined;
};

const MAX_ROWS = 100;

/** Newest first, with one row more. The clock alone moves the time of its last row: a clock that runs would fill the ledger. */
export function addRow(rows: readonly LedgerRow[], event: LedgerEvent, { object, ...snapshot }: Snapshot): LedgerRow[] {
  const [last] = rows;
  const row = { ...snapshot, event, id: (last?.id ?? 0) + 1, objectId: object?.id, status: object?.status };
  if (event.kind !== 'clock' || !last) return [row, ...rows].slice(0, MAX_ROWS);
  if (isSame(last, row)) {
    if (last.time === row.time) return [...rows];
    if (last.event.kind === 'clock') return [{ ...last, time: row.time }, ...rows.slice(1)];
  }
  return [row, ...rows].slice(0, MAX_ROWS);
}

function isSame(one: LedgerRow, other: LedgerRow): boolean {
  const toText = ({ objectId, status, accounts }: LedgerRow) => JSON.stringify([objectId, status, accounts]);
  return toText(one) === toText(other);
}

/** Undefined for what was done. */
export function getRefusal({ event }: LedgerRow): { code?: string } | undefined {
  return event.kind === 'action' ? event.refusal : undefined;
}
