/** Where this browser stores the reader's values. */
export const VALUES_KEY = 'reader-values';
