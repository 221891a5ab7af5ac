import { useSyncExternalStore } from 'react';

/** False on the server and while the browser takes over its elements; what is rendered later is not. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
