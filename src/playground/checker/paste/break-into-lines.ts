/** A string, which stays as it is, also one without an end; white space; or a sign of structure. */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*"?|(\s+)|([{[]\s*[}\]]|[{}[\],:])/g;
const SIGN = /[{}[\],:]/;

/** Deeper levels are indented no further: a text of brackets alone would become too long to be one. */
const MAX_INDENTED = 40;

/** The same JSON on lines of its own: only white space changes, numbers stay as they were written. */
export function breakIntoLines(text: string): string {
  const trimmed = text.trim();
  let depth = 0;
  const getLine = () => `\n${'  '.repeat(Math.min(depth, MAX_INDENTED))}`;
  const isSign = (at: number) => SIGN.test(trimmed.charAt(at));
  return trimmed.replace(TOKEN, (token: string, space: string | undefined, sign: string | undefined, at: number) => {
    if (space !== undefined) return isSign(at - 1) || isSign(at + space.length) ? '' : space;
    if (sign === undefined) return token;
    if (sign === ':') return ': ';
    if (sign === ',') return sign + getLine();
    if (sign.length > 1) return sign.replace(/\s/g, '');
    const isOpen = /[{[]/.test(sign);
    depth = Math.max(0, depth + (isOpen ? 1 : -1));
    return isOpen ? sign + getLine() : getLine() + sign;
  });
}

/** A body on one line, which is hard to read; with a status line its bytes belong to the signature. */
export function isOneLine(text: string): boolean {
  return text.length > 100 && !text.trim().includes('\n') && /^\s*[{[]/.test(text);
}
