import type { Schema } from '../contract/schemas.ts';

/** What the contract says that a server sends, and the type of a frame that no version of it has yet (fault `unknown_frame`). */
type ServerFrame =
  | Schema<'WsWelcome' | 'WsPing' | 'WsPong' | 'WsEvent' | 'WsAckResult' | 'WsError' | 'WsGoodbye'>
  | { type: typeof UNKNOWN_TYPE };

/** What goes out to a socket: a frame, the close of the connection, or its end without a close frame, of which a silent network does not tell either side. */
export type Effect =
  | { session: string; frame: ServerFrame }
  | { session: string; close: number; reason: string }
  | { session: string; isLost: true; isSilent?: true };

export const UNKNOWN_TYPE = 'added.later';
