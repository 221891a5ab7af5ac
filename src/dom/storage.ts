type StorageName = 'localStorage' | 'sessionStorage';

/** Storage throws when it is blocked or full; a preference that cannot be stored is not an error. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string, storage: StorageName = 'localStorage'): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // See above.
  }
}
