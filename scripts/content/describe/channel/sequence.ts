import type { Figure } from '../../../../src/model/prose.ts';
import { sequenceWords } from '../../diagram/figure-words.ts';
import { layoutSequence } from '../../diagram/layout-sequence.ts';
import type { SequenceStep } from '../../diagram/sequence.ts';
import { type Located, listMembers, member, textAt } from '../located.ts';

/** The sequence of a channel: `x-sequence` with participants and phases of steps, all by name, so that overlays reach their texts. */
export function describeSequence(channel: Located): Figure | undefined {
  const located = member(channel, 'x-sequence');
  const participants = listMembers(member(located, 'participants')).map(([id, participant]) => ({
    id,
    title: textAt(member(participant, 'title')) ?? id,
  }));
  const phases = listMembers(member(located, 'phases')).map(([name, phase]) => ({
    title: textAt(member(phase, 'title')) ?? name,
    steps: listMembers(member(phase, 'steps')).map(([, step]) => describeStep(step)),
  }));
  if (participants.length < 2 || phases.length === 0) return undefined;
  const sequence = { participants, phases };
  // Their numbers are for the picture.
  const title = phases.map((phase) => phase.title.replace(/^\d+ · /, '')).join(' · ');
  return { title, drawing: layoutSequence(sequence), words: sequenceWords(sequence) };
}

function describeStep(located: Located): SequenceStep {
  const text = (name: string) => textAt(member(located, name));
  const [code, label, note] = [text('wire') ?? text('message') ?? text('call'), text('label'), text('note')];
  return {
    from: text('from') ?? '',
    to: text('to') ?? '',
    ...(code !== undefined && { code }),
    ...(label !== undefined && { label }),
    ...(note !== undefined && { note }),
  };
}
