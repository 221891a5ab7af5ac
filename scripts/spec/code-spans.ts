/** A placeholder for one code span; a private-use character that no text contains. */
export const CODE_MARK = '\uE000';

/** A block of code; more backquotes are around one that shows how such a block is written. */
export const FENCED_BLOCK = /^ *(`{3,})[^`\n]*\n[\s\S]*?^ *\1/gm;

/** Text with each code span replaced by one mark, and without fenced code, link targets and addresses. */
export function withCodeMarked(text: string): string {
  return text
    .replace(FENCED_BLOCK, '')
    .replace(/`[^`\n]+`/g, CODE_MARK)
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/\bhttps?:\/\/\S+/g, '');
}
