import type { ProseNode } from '../../../src/model/prose.ts';
import { type Construction, type ConstructionEnd, endTexts } from './construction.ts';
import type { Sequence } from './sequence.ts';

/** A sequence in words, phase by phase: who sends what to whom. */
export function sequenceWords({ participants, phases }: Sequence): ProseNode[] {
  const getTitle = (id: string) => participants.find((participant) => participant.id === id)?.title ?? id;
  return phases.flatMap(({ title, steps }): ProseNode[] => [
    ['p', null, ['strong', null, title]],
    [
      'ol',
      null,
      ...steps.map(({ from, to, code, label = '', note }): ProseNode => {
        const what: ProseNode = code === undefined ? label : ['code', null, code];
        return ['li', null, `${getTitle(from)} → ${getTitle(to)}: `, what, inBrackets(note)];
      }),
    ],
  ]);
}

/** A construction in words: what goes into what. */
export function constructionWords(construction: Construction): ProseNode[] {
  const getName = (end: ConstructionEnd) =>
    endTexts(construction, end).flatMap(({ text, code }, index): ProseNode[] => [
      index > 0 ? ' · ' : '',
      code ? ['code', null, text] : text,
    ]);
  const items = construction.arrows.map(
    ({ from, to, label }): ProseNode => ['li', null, ...getName(from), ' → ', ...getName(to), inBrackets(label)],
  );
  return [['ul', null, ...items]];
}

function inBrackets(text: string | undefined): string {
  return text === undefined ? '' : ` (${text})`;
}
