// Our own, not mdast-util-to-markdown: that takes 27 ms a page, more than the whole build may take at 2,000 operations (decision 0109).

/**
 * Text as Markdown that shows exactly this text: whatever could begin markup is escaped, and so is what a reader of GitHub's
 * dialect takes for a table, a task or raw HTML. An underscore between two letters or digits begins nothing and stays
 * readable.
 */
export function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*[\]<>|~&]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/!(?=\\\[)/g, '\\!');
}

/** What begins a list, a heading, a quote or a rule only at the start of a line. For a finished line, not for its parts. */
export function escapeLineStart(line: string): string {
  return line.replace(/^(?=[#+=-])/, '\\').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

/** Code in a line. Its fence is longer than any run of backticks in it. */
export function codeSpan(text: string): string {
  const code = text.replace(/\r?\n|\r/g, ' ');
  if (code === '') return '';
  const fence = '`'.repeat(longestRun(code) + 1);
  // One space at both ends belongs to the fence; a code of spaces alone keeps all of them.
  const isPadded = /^`|`$/.test(code) || (/^ .* $/.test(code) && code.trim() !== '');
  return isPadded ? `${fence} ${code} ${fence}` : `${fence}${code}${fence}`;
}

/**
 * Code in a cell of a table, where a bar ends the cell even inside code. A bar after a backslash has no spelling as Markdown code
 * that all readers agree on, so it is an HTML element with escaped text.
 */
export function cellCode(text: string): string {
  return text.includes('\\|') ? `<code>${escapeText(text)}</code>` : codeSpan(text).replaceAll('|', '\\|');
}

/** A block of code, with a fence that nothing in it can close. `info` is the language and perhaps a title. */
export function codeBlock(source: string, info = ''): string {
  const fence = '`'.repeat(Math.max(3, longestRun(source) + 1));
  return `${fence}${info.replace(/[`\s]+/g, ' ').trim()}\n${source.replace(/\n$/, '')}\n${fence}`;
}

/** An address for a link: in angle brackets where it would end early. */
export function linkTarget(href: string): string {
  const address = href.replace(/[\n<>]/g, (character) => encodeURIComponent(character));
  return /^[^\s()\\]*$/.test(address) ? address : `<${address.replaceAll('\\', '%5C')}>`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}
