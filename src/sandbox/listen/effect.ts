/** What goes out to a socket: a frame, or the close of the connection. */
export type Effect =
  | { session: string; frame: Record<string, unknown> }
  | { session: string; close: number; reason: string };
