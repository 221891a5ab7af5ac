import { applyEdits, format } from 'jsonc-parser';

/** The same JSON on lines of its own: only white space changes, numbers stay as they were written. */
export function breakIntoLines(text: string): string {
  return applyEdits(text, format(text, undefined, { insertSpaces: true, tabSize: 2, eol: '\n' }));
}

/** A body on one line, which is hard to read; with a status line its bytes belong to the signature. */
export function isOneLine(text: string): boolean {
  return text.length > 100 && !text.trim().includes('\n') && /^\s*[{[]/.test(text);
}
