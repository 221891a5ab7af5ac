import type { Drawing } from './drawing.ts';

/** One arrow between participants. `code` is what goes over the wire, `label` what happens, in words. */
export type SequenceStep = { from: string; to: string; code?: string; label?: string; note?: string };

/** What happens on a channel from opening it to opening it again (`x-sequence`). */
export type Sequence = {
  participants: { id: string; title: string }[];
  phases: { title: string; steps: SequenceStep[] }[];
  drawing: Drawing;
};
