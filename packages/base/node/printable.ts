/**
 * A text of somebody else for the terminal: control characters, which would act as terminal escapes there, and everything beyond ASCII,
 * which may look like something else, become `\u{9b}`.
 */
export function toPrintable(text: string): string {
  return text.replace(/[^\x20-\x7e]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
