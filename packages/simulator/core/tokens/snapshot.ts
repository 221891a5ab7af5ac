import type { Schema, TokenUser } from '../contract/schemas.ts';
import { dropOldEvents, getCursor } from '../listen/cursor.ts';
import { drawToken } from '../state/random.ts';
import { findIn, removeFrom, setIn } from '../state/table.ts';
import { toDateTime, type Work } from '../state/work.ts';

/** How long a ticket opens connections (contract 7.1). */
const TICKET_MS = 3_600_000;

/** A user with a new ticket and the position in the stream; without a user, those of the merchant. */
export function toSnapshot(work: Work, user: TokenUser | undefined): Schema<'UserSnapshot'> {
  // The cursor names only what can still be resumed from.
  dropOldEvents(work);
  return {
    user: user ?? null,
    ticket: issueTicket(work, user?.userId),
    cursor: getCursor(work.state.listen, user?.userId),
  };
}

/** The former ticket of the same scope stops opening connections. */
function issueTicket(work: Work, userId: string | undefined): Schema<'ListenTicket'> {
  const { tokens } = work.state;
  const scope = userId ?? 'merchant';
  const former = findIn(tokens.currentTickets, scope);
  if (former !== undefined) removeFrom(tokens.tickets, former);
  const listenToken = drawToken(work, 'ltk');
  const expiresAt = work.time + TICKET_MS;
  setIn(tokens.tickets, listenToken, userId === undefined ? { expiresAt } : { userId, expiresAt });
  setIn(tokens.currentTickets, scope, listenToken);
  return { listenToken, scope: userId === undefined ? 'merchant' : 'user', expiresAt: toDateTime(expiresAt) };
}
