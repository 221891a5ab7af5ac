import type { CSSProperties } from 'react';
import type { Span } from './timeline.ts';

/** Where an instant is on the axis: a part of its width. */
export type Scale = (time: number) => string;

export function at(scale: Scale, time: number): CSSProperties {
  return { insetInlineStart: scale(time) };
}

export function spread(scale: Scale, { from, to }: Span): CSSProperties {
  return { insetInlineStart: scale(from), inlineSize: `calc(${scale(to)} - ${scale(from)})` };
}
