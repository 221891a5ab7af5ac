import type { IconName } from '../../../.generated/icons.ts';
import type { Session } from './session.ts';

/** What an action came to. */
export type ActionResult = {
  isRefused: boolean;
  /** Of the refusal: an error code of the documents, or the reason of another party. */
  code?: string;
  /** What the API says about its error code. */
  message?: string;
  /** A sentence about a code that is none of the API's. */
  explanation?: string;
  /** The object that was made. */
  objectId?: string;
};

/** Something that can be done to an object, or that makes one. */
export type Action = {
  id: string;
  label: string;
  /** `objectId` is absent where it makes one. */
  run(session: Session, objectId?: string): Promise<ActionResult>;
};

/** An account that actions change. */
export type Account = {
  kind: string;
  kindLabel: string;
  icon: IconName;
  /** What people call it. */
  title?: string;
  /** Absent for what is no money. */
  currency?: string;
  /** The first one is what can be spent. `column` names it where several accounts are in one table. */
  amounts: { label: string; column: string; value: string }[];
};

export type Balances = {
  /** Of the reader, then of the object. */
  accounts: Account[];
  /** Amounts of the object that are reserved. */
  holds: { id: string; label?: string; value: string }[];
  /** All that the reader has, where the actions only move it: `changed` is said when the total is another one nevertheless. */
  sum?: { text: string; total: string; changed: string };
};

/** How the objects of one state machine of the documents are made and changed. Transitions that no action follows are made by the clock. */
export type Machine = {
  /** As in `ProviderObject`. */
  kind: string;
  /** Actions that make an object; the first is the usual one. */
  initial: Action[];
  /** `external`: not by a call to the API. */
  actions: (Action & { by: 'api' | 'external' })[];
  balances(session: Session, objectId?: string): Balances;
  /** The status that an object gets when only the clock advances. */
  next(session: Session, objectId: string): Promise<{ at: number; status: string } | undefined>;
};
