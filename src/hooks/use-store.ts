import { useSyncExternalStore } from 'react';
import type { Store } from '../dom/store.ts';

/** The value of a store, which renders again when it changes; the initial one until the page is hydrated. */
export function useStore<T>({ get, listen, initial }: Store<T>): T {
  return useSyncExternalStore(listen, get, () => initial);
}
