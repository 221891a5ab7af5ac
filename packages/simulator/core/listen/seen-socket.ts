import type { Effect } from './effect.ts';

/** What a transport sees of a websocket, each before it happens. */
export type SeenSocket =
  | { kind: 'connect'; session: string; query: string }
  | { kind: 'receive'; session: string; text: string | undefined }
  | { kind: 'disconnect'; session: string }
  | { kind: 'dispatch'; session: string; effect: Effect };
