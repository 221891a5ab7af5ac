/** A piece of JSON text with the class of its colour; punctuation and space have none. */
export type JsonToken = { text: string; kind?: 'k' | 's' | 'n' | 'w' };

/** A string that is not closed ends with its line: looking for its end from each of its quotes would take quadratic time. */
const TOKEN = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g;

/** Colours for JSON text, as the highlighter of the build gives them. Text that is not JSON is shown as well as can be. */
export function tokenizeJson(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) tokens.push({ text: text.slice(end, match.index) });
    const [token, string, colon, number] = match;
    if (string !== undefined) {
      tokens.push({ text: string, kind: colon === undefined ? 's' : 'k' });
      if (colon !== undefined) tokens.push({ text: colon });
    } else tokens.push({ text: token, kind: number === undefined ? 'w' : 'n' });
    end = match.index + token.length;
  }
  if (end < text.length) tokens.push({ text: text.slice(end) });
  return tokens;
}
