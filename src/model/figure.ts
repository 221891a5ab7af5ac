import type { Drawing } from './drawing.ts';
import type { ProseNode } from './prose.ts';

/** A picture, and what it shows in words: for those who cannot see it or want to copy it. */
export type Figure = { title: string; drawing: Drawing; words: ProseNode[] };
