import { writeStored } from '../../dom/storage.ts';

export const STATE_KEY = 'sandbox:state';
export const HISTORY_KEY = 'sandbox:history';

/** The next load of a page begins with a fresh sandbox. */
export function clearStored(): void {
  writeStored(STATE_KEY, '');
  writeStored(HISTORY_KEY, '');
}
