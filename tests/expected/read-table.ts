/** One line of a table: its cells by the name of the column. */
export type Row = Record<string, string>;

/** A table written as text: the first line names the columns, `|` separates, an empty cell is an empty string. */
export function readTable(text: string): Row[] {
  const [head = [], ...lines] = text.trim().split('\n').map(getCells);
  return lines.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

/** The words of a cell. */
export function getWords(cell: string | undefined): string[] {
  return (cell ?? '').split(' ').filter((word) => word !== '');
}

function getCells(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}
