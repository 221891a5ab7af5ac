/**
 * What fills the reader's values into samples. `fill` takes the highlighted code and returns it with the values marked; `note` says that there
 * are some.
 */
export type SampleFill = { fill: (html: string) => string; note: string };

let current: SampleFill | undefined;
const listeners = new Set<() => void>();

/** Undefined until this browser has values of the reader and their code is loaded. */
export function getSampleFill(): SampleFill | undefined {
  return current;
}

export function setSampleFill(next: SampleFill | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Calls the listener after each change. Returns how to stop. */
export function listenToSampleFill(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
