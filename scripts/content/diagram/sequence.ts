/** One arrow between participants. `code` is what goes over the wire, `label` what happens, in words. */
export type SequenceStep = { from: string; to: string; code?: string; label?: string; note?: string };

/** Who says what to whom, in phases. */
export type Sequence = {
  participants: { id: string; title: string }[];
  phases: { title: string; steps: SequenceStep[] }[];
};
