/**
 * Splits highlighted code into lines. An element that spans a line break is closed at its end and opened again on the next line,
 * so that every line is well-formed by itself. The highlighter emits `span` elements only.
 */
export function codeLines(html: string): string[] {
  const open: string[] = [];
  return html
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => {
      const before = open.join('');
      for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
        if (tag === '</span>') open.pop();
        else open.push(tag);
      }
      return `${before}${line}${'</span>'.repeat(open.length)}`;
    });
}
