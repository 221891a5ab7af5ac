import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '../../dom/store.ts';
import { useStore } from '../../hooks/use-store.ts';
import type { Provider } from '../provider/provider.ts';
import type { Session } from '../provider/session.ts';

// Lasts as long as the page is not loaded again, and so do the keys in it.
const chosen = createStore<Session | undefined>(undefined);

/** Calls go there from now on, from every page. */
export const setSession = chosen.set;

export type SessionState = {
  session: Session;
  /** Changes when the session does. */
  state: unknown;
  isStored: boolean;
  /** Whether another tab changed it last. */
  isElsewhere: boolean;
};

/** Where calls go, rendered again when its state changes. */
export function useSession(provider: Provider): SessionState {
  return useSubscription(useStore(chosen) ?? provider.getDefaultSession());
}

/** What a lab runs on. A server of the reader's own has no controls: the lab runs on the provider's simulator then. */
export function useLabSession(provider: Provider): SessionState {
  const session = useStore(chosen);
  return useSubscription(session?.simulator ? session : provider.getDefaultSession());
}

/** A session that was chosen before. */
export function useSubscription(session: Session): SessionState {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => session.subscribe((source) => setElsewhere(source === 'remote')), [session]);
  return { session, state, isStored: session.simulator?.isStored() ?? true, isElsewhere };
}
