import type { Channel } from '../../../../src/model/channel.ts';
import type { Figure } from '../../../../src/model/prose.ts';
import { sequenceWords } from '../../diagram/figure-words.ts';
import { layoutSequence } from '../../diagram/layout-sequence.ts';
import type { SequenceStep } from '../../diagram/sequence.ts';
import { type Located, listMembers, member, textAt } from '../located.ts';

/** What every connection begins with; later phases are read by fewer. */
const MAX_SHOWN_PHASES = 2;

/**
 * The sequence of a channel: `x-sequence` with participants and phases of steps, all by name, so that overlays reach their texts. Of many
 * phases those after the first are a figure of their own.
 */
export function describeSequence(channel: Located): Pick<Channel, 'sequence' | 'furtherSequence'> {
  const located = member(channel, 'x-sequence');
  const participants = listMembers(member(located, 'participants')).map(([id, participant]) => ({
    id,
    title: textAt(member(participant, 'title')) ?? id,
  }));
  const phases = listMembers(member(located, 'phases')).map(([name, phase]) => ({
    title: textAt(member(phase, 'title')) ?? name,
    steps: listMembers(member(phase, 'steps')).map(([, step]) => describeStep(step)),
  }));
  if (participants.length < 2 || phases.length === 0) return {};
  const toFigure = (shown: typeof phases): Figure => {
    const sequence = { participants, phases: shown };
    // Their numbers are for the picture.
    const title = shown.map((phase) => phase.title.replace(/^\d+ · /, '')).join(' · ');
    return { title, drawing: layoutSequence(sequence), words: sequenceWords(sequence) };
  };
  // A fold of one phase would be no shorter than its picture.
  if (phases.length <= MAX_SHOWN_PHASES + 1) return { sequence: toFigure(phases) };
  const further = phases.slice(MAX_SHOWN_PHASES);
  const codes = new Set(further.flatMap(({ steps }) => steps.flatMap(({ code }) => code ?? [])));
  return {
    sequence: toFigure(phases.slice(0, MAX_SHOWN_PHASES)),
    furtherSequence: { codes: [...codes], figure: toFigure(further) },
  };
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
