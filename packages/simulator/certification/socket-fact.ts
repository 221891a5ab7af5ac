/** What happened on a websocket, without what was in its events. */
export type SocketFact = {
  round: number;
  /** Unix milliseconds, of this machine and of the simulator. */
  at: number;
  time: number;
  session: string;
} & (
  | { kind: 'connect'; ticket: string; hasPosition: boolean }
  | {
      kind: 'sent';
      type: string;
      messageId?: string;
      seq?: number;
      attempt?: number;
      /** Of an event: ids of its objects, and their status. */
      gives?: string[];
      state?: string;
      /** Of a ping. */
      id?: string;
      /** Of a goodbye. */
      reconnectAfterMs?: number;
    }
  | { kind: 'received'; type: string; messageIds: string[]; id?: string }
  /** The network has fallen silent, and the socket stays open. */
  | { kind: 'silent' }
  | { kind: 'closed'; code: number; by: 'provider' | 'client' }
);

export type Sent = Extract<SocketFact, { kind: 'sent' }>;
export type Closed = Extract<SocketFact, { kind: 'closed' }>;
