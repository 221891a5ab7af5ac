import { createStore } from './store.ts';

/** Index of the chosen server of a document. */
export const environment = createStore(0, { key: 'environment', parse: (text) => Number(text) || 0, print: String });
