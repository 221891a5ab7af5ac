/** Pasted text is read up to here. */
const MAX_PASTED = 20_000;

const PARTS: [pattern: RegExp, get: (match: RegExpExecArray) => string][] = [
  // A response body: its error code.
  [/^\s*\{[\s\S]*?"code"\s*:\s*"?(\d{3,6})\b/, ([, code = '']) => code],
  // A call or an address: its path, without the values in it that are ids.
  [/^(?:[A-Z]+\s+)?(?:https?|wss?):\/\/[^/\s]+(\/[^\s?#]*)/, ([, path = '']) => withoutIds(path)],
  [/^((?:[A-Z]+\s+)?\/[^\s?#]*_[0-9A-Z]{26}[^\s?#]*)/, ([, path = '']) => withoutIds(path)],
  // A header with its value.
  [/^([A-Za-z]+(?:-[A-Za-z]+)+):\s/, ([, header = '']) => header],
  // An id: its prefix says of what.
  [/^["']?([a-z]{2,8})_[0-9A-HJKMNP-TV-Z]{10,26}["']?$/, ([, prefix = '']) => `${prefix}_`],
];

/** What to search for when a reader has pasted what came over the wire; any other text as it is. */
export function readPasted(text: string): string {
  const pasted = text.slice(0, MAX_PASTED).trim();
  for (const [pattern, get] of PARTS) {
    const match = pattern.exec(pasted);
    if (match) return get(match);
  }
  return pasted;
}

function withoutIds(path: string): string {
  return path.replace(/\/[a-z]{2,8}_[0-9A-HJKMNP-TV-Z]{10,26}(?=\/|$)/g, '');
}
