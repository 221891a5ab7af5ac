import type { ProseNode } from '../../../src/model/prose.ts';
import { type Construction, type ConstructionEnd, endTexts } from './construction.ts';
import type { Sequence } from './sequence.ts';

// The separators are signs that every language writes in the same way, because a figure has no language.

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
        return ['li', null, `${getTitle(from)} → ${getTitle(to)} · `, what, note === undefined ? '' : ` · ${note}`];
      }),
    ],
  ]);
}

/** A construction in words: what goes into what, and by which step. */
export function constructionWords(construction: Construction): ProseNode[] {
  const getName = (end: ConstructionEnd) =>
    endTexts(construction, end).flatMap(({ text, code }, index): ProseNode[] => [
      index > 0 ? ' · ' : '',
      code ? ['code', null, text] : text,
    ]);
  const items = construction.arrows.map(({ from, to, label }): ProseNode => {
    const arrow = label === undefined ? ' → ' : ` → ${label} → `;
    return ['li', null, ...getName(from), arrow, ...getName(to)];
  });
  return [['ul', null, ...items]];
}
