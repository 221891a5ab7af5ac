/** Identifiers and tokens with a prefix, `card_01KF…7F7D`, and long strings of JSON without one. */
const PREFIXED = /\b([a-z]{2,5}_)([0-9A-Za-z]{4})(?:[0-9A-Za-z]{12,}|[\w-]{26,})([0-9A-Za-z]{4})\b/g;
const LONG = /"([\w-]{6})[\w.-]{26,}([\w-]{4})"/g;

/** Shortens identifiers in the middle: for showing, not for copying. */
export function shortenText(text: string): string {
  return text.replace(PREFIXED, '$1$2…$3').replace(LONG, '"$1…$2"');
}
