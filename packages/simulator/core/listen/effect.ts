/** What goes out to a socket: a frame, the close of the connection, or its end without a close frame, of which a silent network does not tell either side. */
export type Effect =
  | { session: string; frame: Record<string, unknown> }
  | { session: string; close: number; reason: string }
  | { session: string; isLost: true; isSilent?: true };

/** The type of a frame that no version of the contract has yet (fault `unknown_frame`). */
export const UNKNOWN_TYPE = 'added.later';
