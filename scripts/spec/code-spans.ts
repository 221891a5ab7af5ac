/** Stands for one code span; a private-use character that no text contains. */
export const CODE_MARK = '\uE000';

/** Text with each code span replaced by one mark, and without fenced code, link targets and addresses. */
export function withCodeMarked(text: string): string {
  return text
    .replace(/^ *```[^\n]*\n[\s\S]*?^ *```/gm, '')
    .replace(/`[^`\n]+`/g, CODE_MARK)
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/\bhttps?:\/\/\S+/g, '')
    .replace(/\*\*/g, '');
}
