/** Name and fragment of a provider's dialog for values of the reader's own. */
export const YOUR_VALUES = 'your-values';
