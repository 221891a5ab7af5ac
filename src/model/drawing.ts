/** Variants of a shape: the kinds of a state, what the reader causes, what fails. */
export type ShapeVariant = 'waiting' | 'good' | 'held' | 'ended' | 'failed' | 'own' | 'dashed' | 'life' | 'rule';

/** Parts of a drawing, in whole units of its own. Texts are around their point. */
export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number; text?: string; variant?: ShapeVariant }
  | { kind: 'band'; x: number; y: number; width: number; height: number }
  | { kind: 'line'; path: string; variant?: ShapeVariant }
  | { kind: 'dot'; x: number; y: number }
  | {
      kind: 'label';
      x: number;
      y: number;
      text: string;
      code?: true;
      variant?: 'title' | 'note' | 'boxline' | 'phase';
      /** Half the width of its ground, for a label that a line would run through; `band` when a band is behind it. */
      ground?: { half: number; isBand?: true };
      page?: { path: string; title: string };
    };

/** A picture laid out at build time. What it says is in text beside it. */
export type Drawing = { width: number; height: number; shapes: Shape[] };

/** Until all pages are known, because a drawing has links. */
export const EMPTY_DRAWING: Drawing = { width: 0, height: 0, shapes: [] };
