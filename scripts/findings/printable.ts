/** What a terminal obeys, line breaks among it, and what turns the direction of a text round. */
const ACTING = /[\p{Cc}\u2028\u2029\p{Bidi_Control}]/gu;

/**
 * A text that quotes documents as one line of a terminal or of a workflow's log. What acts there is escaped as in JavaScript: control
 * characters, line breaks, and what begins a workflow command of GitHub: `::` at the start of a line, `##[` anywhere.
 */
export function toLine(text: string): string {
  return text
    .replace(ACTING, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('##[', '##\\u005b')
    .replace(/^(\s*):(?=:)/, '$1\\u003a');
}

/** The same as a line of Markdown, in which nothing is markup: CommonMark escapes any ASCII punctuation by a backslash. */
export function toMarkdownLine(text: string): string {
  return toLine(text).replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
