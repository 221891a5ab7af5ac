import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';

/** A table of finished cells. */
export function proseTable(head: ProseNode[][], rows: ProseNode[][][]): ProseElement {
  return [
    'table',
    null,
    ['thead', null, rowOf('th', head)],
    ['tbody', null, ...rows.map((cells) => rowOf('td', cells))],
  ];
}

function rowOf(tag: 'th' | 'td', cells: ProseNode[][]): ProseElement {
  return ['tr', null, ...cells.map((cell): ProseElement => [tag, null, ...cell])];
}
