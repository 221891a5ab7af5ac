/** A string, which stays as it is; or a sign of structure with the white space around it. */
const TOKEN = /"(?:[^"\\]|\\.)*"|\s*([{[]\s*[}\]]|[{}[\],:])\s*/g;

/** The same JSON on lines of its own: only white space changes, numbers stay as they were written. */
export function breakIntoLines(text: string): string {
  let depth = 0;
  const getLine = () => `\n${'  '.repeat(depth)}`;
  return text.trim().replace(TOKEN, (token: string, sign?: string) => {
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
