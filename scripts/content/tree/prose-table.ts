import type { ProseElement, ProseNode } from '../../../src/model/prose.ts';

/** A table of finished cells. */
export function proseTable(head: ProseNode[][], rows: ProseNode[][][]): ProseElement {
  return [
    'table',
    null,
    ['thead', null, getRow('th', head)],
    ['tbody', null, ...rows.map((cells) => getRow('td', cells))],
  ];
}

function getRow(tag: 'th' | 'td', cells: ProseNode[][]): ProseElement {
  return ['tr', null, ...cells.map((cell): ProseElement => [tag, null, ...cell])];
}
