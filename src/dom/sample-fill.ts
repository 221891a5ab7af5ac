import { createStore } from './store.ts';

/**
 * What fills the reader's values into samples. `fill` takes the highlighted code and returns it with the values marked; `note` says that there
 * are some.
 */
export type SampleFill = { fill: (html: string) => string; note: string };

/** Undefined until this browser has values of the reader and their code is loaded. */
export const sampleFill = createStore<SampleFill | undefined>(undefined);
