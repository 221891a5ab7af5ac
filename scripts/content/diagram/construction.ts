/** Words in the reader's language, or what goes over the wire. */
export type ConstructionText = { text: string; code?: true };

/** What a box is: an input, a key, an operation on its inputs, or the result. */
export const CONSTRUCTION_KINDS = ['data', 'key', 'step', 'result'] as const;
export type ConstructionKind = (typeof CONSTRUCTION_KINDS)[number];

/** A box with its lines, which arrows may lead from and to. */
export type ConstructionBox = {
  id: string;
  kind: ConstructionKind;
  title: ConstructionText;
  note?: string;
  lines: ConstructionText[];
};

/** An end of an arrow: a box, or one of its lines, counted from 1. */
export type ConstructionEnd = { box: string; line?: number };

export type ConstructionArrow = { from: ConstructionEnd; to: ConstructionEnd; label?: string };

/** How something is put together, such as a signature from the parts of a request. */
export type Construction = { boxes: ConstructionBox[]; arrows: ConstructionArrow[] };

/** What an end of an arrow is called: the box, and its line. */
export function endTexts({ boxes }: Construction, end: ConstructionEnd): ConstructionText[] {
  const box = boxes.find(({ id }) => id === end.box);
  const line = end.line === undefined ? undefined : box?.lines[end.line - 1];
  return [...(box ? [box.title] : []), ...(line ? [line] : [])];
}
