import type { Sequence } from '../../../../src/model/sequence.ts';
import { joinBlocks, list } from './blocks.ts';
import { codeSpan, escapeText } from './escape.ts';

/** A sequence in words, phase by phase. */
export function writeSequence({ participants, phases }: Sequence): string {
  const titleOf = (id: string) => participants.find((participant) => participant.id === id)?.title ?? id;
  const parts = phases.map(({ title, steps }) => {
    const lines = steps.map(({ from, to, code, label = '', note }) => {
      const what = code === undefined ? escapeText(label) : codeSpan(code);
      return `${escapeText(`${titleOf(from)} → ${titleOf(to)}: `)}${what}${note === undefined ? '' : ` (${escapeText(note)})`}`;
    });
    return joinBlocks([`**${escapeText(title)}**`, list(lines)]);
  });
  return joinBlocks(parts);
}
