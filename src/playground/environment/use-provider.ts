import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPageProvider, type PageProvider } from '../../../provider/environments/page-provider.ts';
import { createStateStorage } from '../../../provider/environments/state-storage.ts';
import type { State } from '../../../provider/simulator/state/state.ts';

const storage = createStateStorage();
/** One for the page: every tool shows the same state. */
export const pageProvider = createPageProvider(storage);

export function useProvider(provider = pageProvider): {
  provider: PageProvider;
  state: State;
  isStored: boolean;
  isElsewhere: boolean;
} {
  const state = useSyncExternalStore(provider.subscribe, provider.getState);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => provider.subscribe((source) => setElsewhere(source === 'remote')), [provider]);
  return { provider, state, isStored: provider !== pageProvider || storage.isWorking(), isElsewhere };
}
