import type { ComposeStrings } from './edition.ts';

/** The interface texts of a language; their file is our own and checked by the types of the interface, so this is a cast. */
export function composeStrings(strings: unknown): ComposeStrings {
  return strings as ComposeStrings;
}
