/** Greatest text that is read, in characters: more is no message of an API, and would only stop the page. */
export const MAX_PASTE = 5_000_000;
