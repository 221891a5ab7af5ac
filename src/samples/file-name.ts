/** `openCard` → `['open', 'Card']`. */
function getWords(id: string): string[] {
  const words = id.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ').split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean);
}

/** Name of a file that holds the sample of an operation: `open-card`, with `_` in languages where that is usual. */
export function fileName(id: string, separator: '-' | '_'): string {
  return getWords(id).join(separator).toLowerCase();
}

/** `openCard` → `OpenCard`: a class of Java, and the name of its file. */
export function className(id: string): string {
  const name = getWords(id)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return /^\p{L}/u.test(name) ? name : `Sample${name}`;
}
