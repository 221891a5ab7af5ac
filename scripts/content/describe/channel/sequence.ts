import type { Figure } from '../../../../src/model/prose.ts';
import { sequenceWords } from '../../diagram/figure-words.ts';
import { layoutSequence } from '../../diagram/layout-sequence.ts';
import type { SequenceStep } from '../../diagram/sequence.ts';
import { member, memberSpots, type Spot, textAt } from '../located.ts';

/** The sequence of a channel: `x-sequence` with participants and phases of steps, all by name, so that overlays reach their texts. */
export function describeSequence(channel: Spot): Figure | undefined {
  const spot = member(channel, 'x-sequence');
  const participants = memberSpots(member(spot, 'participants')).map(([id, participant]) => ({
    id,
    title: textAt(member(participant, 'title')) ?? id,
  }));
  const phases = memberSpots(member(spot, 'phases')).map(([name, phase]) => ({
    title: textAt(member(phase, 'title')) ?? name,
    steps: memberSpots(member(phase, 'steps')).map(([, step]) => describeStep(step)),
  }));
  if (participants.length < 2 || phases.length === 0) return undefined;
  const sequence = { participants, phases };
  const title = phases.map((phase) => phase.title).join(' · ');
  return { title, drawing: layoutSequence(sequence), words: sequenceWords(sequence) };
}

function describeStep(spot: Spot): SequenceStep {
  const text = (name: string) => textAt(member(spot, name));
  const [code, label, note] = [text('wire') ?? text('message') ?? text('call'), text('label'), text('note')];
  return {
    from: text('from') ?? '',
    to: text('to') ?? '',
    ...(code !== undefined && { code }),
    ...(label !== undefined && { label }),
    ...(note !== undefined && { note }),
  };
}
