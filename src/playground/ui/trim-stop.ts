/** A sentence of an API without its full stop, to be followed by more. */
export function trimStop(sentence: string): string {
  return sentence.replace(/[.。]$/, '');
}
