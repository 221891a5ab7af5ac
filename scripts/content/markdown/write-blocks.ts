/** Blocks one below the other, as Markdown separates them; empty ones are left out. */
export function joinBlocks(blocks: string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** A list. Items that are more than lines have empty lines between them, or their parts would run together. */
export function list(items: string[], marker: (index: number) => string = () => '-'): string {
  const separator = items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n';
  return items.map((item, index) => listItem(item, marker(index))).join(separator);
}

/** Everything below the first line is indented by the width of the marker: that is what makes it part of the item. */
function listItem(text: string, marker: string): string {
  const indent = ' '.repeat(marker.length + 1);
  return `${marker} ${text.replace(/\n(?=[^\n])/g, `\n${indent}`)}`;
}

export function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** Cells are finished lines; `aligns` may be shorter than a row. */
export function table(head: string[], rows: string[][], aligns: (string | undefined)[] = []): string {
  const rule = head.map((_, index) => RULES[aligns[index] ?? ''] ?? '---');
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const RULES: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };
