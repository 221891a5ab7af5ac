import { readStored, writeStored } from '../../dom/storage.ts';
import { keepValid } from './check-values.ts';
import { type ReaderValues, VALUE_NAMES } from './reader-values.ts';
import { VALUES_KEY } from './values-key.ts';

/** Held here too, so that values last until the tab is closed where storage is blocked. */
let current: ReaderValues | undefined;
const listeners = new Set<() => void>();

/** The reader's values. The same object until they change. */
export function getValues(): ReaderValues {
  current ??= parseValues(readStored(VALUES_KEY));
  return current;
}

/** Stores the values, none as no entry. */
export function setValues(values: ReaderValues): void {
  current = values;
  writeStored(VALUES_KEY, Object.keys(values).length > 0 ? JSON.stringify(values) : '');
  for (const listener of listeners) listener();
}

/** Whether the browser stores what is set. */
export function isStored(): boolean {
  return Object.keys(getValues()).length === 0 || Boolean(readStored(VALUES_KEY));
}

/** Calls the listener after each change, also one in another tab of the browser. Returns how to stop. */
export function listenToValues(listener: () => void): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key !== VALUES_KEY && key !== null) return;
    current = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', read);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', read);
  };
}

/** What is stored may be anything: what is no value of a name is left out. */
export function parseValues(text: string | null): ReaderValues {
  try {
    const stored: unknown = JSON.parse(text || '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).filter(
      ([name, value]) => VALUE_NAMES.some((known) => known === name) && typeof value === 'string',
    );
    return keepValid(Object.fromEntries(entries), {});
  } catch {
    return {};
  }
}
