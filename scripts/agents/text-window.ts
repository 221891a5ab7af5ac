/** Characters of a result as JSON: clients refuse what is longer than some 25 000 tokens, and the model reads every one of them. */
export const LONGEST_RESULT = 20_000;

/** What a result needs beside its text: names, addresses, where the rest begins. */
const RESERVED = 1_500;

/** A part of a text, and where the rest begins. */
export type TextWindow = { text: string; offset: number; total: number; nextOffset?: number };

/** As much of a text as fits into one result, from an offset on, cut at the end of a line where there is one. */
export function cutWindow(text: string, offset = 0, limit = LONGEST_RESULT - RESERVED): TextWindow {
  const start = Math.min(offset, text.length);
  let end = Math.min(text.length, start + limit);
  // Escapes make JSON longer than the text.
  while (end > start && JSON.stringify(text.slice(start, end)).length > limit) end -= Math.ceil((end - start) / 20);
  if (end < text.length) {
    const line = text.lastIndexOf('\n', end - 1) + 1;
    if (line > start + (end - start) / 2) end = line;
  }
  const window = { text: text.slice(start, end), offset: start, total: text.length };
  return end < text.length ? { ...window, nextOffset: end } : window;
}
