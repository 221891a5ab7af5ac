import { createStoredChoice } from './stored-choice.ts';

/** Index of the chosen server of a document. */
export const environment = createStoredChoice('environment', {
  parse: (text) => Number(text ?? 0) || 0,
  print: String,
});
