import { useSyncExternalStore } from 'react';
import { isPeekKeyOn } from '../dom/peek-key.ts';

/** Whether the reader has the shortcut for the other language; so on the server and during hydration. */
export function usePeekKey(): boolean {
  return useSyncExternalStore(isPeekKeyOn.listen, isPeekKeyOn.get, () => true);
}
