import type { FetchIndex } from './sessions.ts';

/**
 * Asks for the index of a language at once. Who wants it first is given that answer, unless it was a failure that nobody had waited for; later
 * ones, and those of another language, cause requests of their own.
 */
export function fetchEarly(fetchIndex: FetchIndex, locale: string): FetchIndex {
  let early: Promise<ArrayBuffer> | undefined = fetchIndex(locale, new AbortController().signal);
  // Nobody wanted it yet: the next one tries again.
  early.catch(() => {
    early = undefined;
  });
  return (wanted, signal) => {
    if (wanted !== locale || early === undefined) return fetchIndex(wanted, signal);
    const file = early;
    early = undefined;
    return file;
  };
}
