import { createStore } from '../../../src/dom/store.ts';
import type { Session } from '../../../src/playground/provider/session.ts';
import { createOwnTarget, NO_SERVER } from './own-server.ts';

/** The reader's own server as it was left. */
export const ownServer = createStore(NO_SERVER);

/** Calls to it: nothing is known of its state but what the reader has entered. */
export const ownSession: Session = {
  environment: 'own',
  subscribe: (listener) => ownServer.listen(() => listener('local')),
  getState: ownServer.get,
  isReady: () => createOwnTarget(ownServer.get()) !== undefined,
};
