import { required } from '../../../packages/base/invariant.ts';
import type { Drawing, Shape } from '../../../src/model/drawing.ts';
import { arrowData, straight } from './curve.ts';
import type { Sequence, SequenceStep } from './sequence.ts';
import { textWidth } from './text-width.ts';

const WIDTH = 592;
/** Room for half of the line around boxes and bands, which the picture would cut off. */
const EDGE = 1;
const BOX = { width: 140, height: 36 };
const TITLE_HEIGHT = 30;
const STEP_HEIGHT = 34;
const NOTE_HEIGHT = 18;
const PHASE_GAP = 10;
const PHASE_END = 10;
const ARROW_MARGIN = 4;

/**
 * Lays out a sequence: participants beside each other at both ends, time downwards, one band for each phase, whose title no lifeline crosses. A step whose participants are unknown is a
 * mistake of its author, and left out.
 */
export function layoutSequence({ participants, phases }: Sequence): Drawing {
  const first = BOX.width / 2 + EDGE;
  const distance = (WIDTH - 2 * first) / Math.max(participants.length - 1, 1);
  const lifelines = new Map(
    participants.map(({ id }, index): [string, number] => [id, Math.round(first + index * distance)]),
  );
  const bands: Shape[] = [];
  const spans: string[] = [];
  const labels: Shape[] = [];
  let y = EDGE + BOX.height + PHASE_GAP;
  for (const phase of phases) {
    const steps = phase.steps.filter(({ from, to }) => lifelines.has(from) && lifelines.has(to));
    const height = TITLE_HEIGHT + steps.reduce((sum, step) => sum + getHeight(step), 0) + PHASE_END;
    bands.push({ kind: 'band', x: EDGE, y, width: WIDTH - 2 * EDGE, height });
    labels.push({ kind: 'label', x: EDGE + 12, y: y + 20, text: phase.title, variant: 'phase' });
    spans.push(...[...lifelines.values()].map((x) => `M${x} ${y + TITLE_HEIGHT}V${y + height}`));
    let line = y + TITLE_HEIGHT;
    for (const step of steps) {
      labels.push(...stepShapes(step, line + STEP_HEIGHT - 10, lifelines));
      line += getHeight(step);
    }
    y += height + PHASE_GAP;
  }
  const heads = [EDGE, y].flatMap((top) =>
    participants.map(
      ({ id, title }): Shape => ({ kind: 'box', x: getX(lifelines, id) - BOX.width / 2, y: top, ...BOX, text: title }),
    ),
  );
  const life: Shape[] = spans.length > 0 ? [{ kind: 'line', path: spans.join(''), variant: 'life' }] : [];
  return { width: WIDTH, height: y + BOX.height + EDGE, shapes: [...bands, ...life, ...heads, ...labels] };
}

function getHeight({ note }: SequenceStep): number {
  return STEP_HEIGHT + (note === undefined ? 0 : NOTE_HEIGHT);
}

function getX(lifelines: Map<string, number>, id: string): number {
  return required(lifelines.get(id), `"${id}" takes part in the sequence.`);
}

/** What comes to the first participant, the reader, is marked. Words have a ground, because they may stand on a lifeline. */
function stepShapes({ from, to, code, label, note }: SequenceStep, y: number, lifelines: Map<string, number>): Shape[] {
  const [start, end] = [getX(lifelines, from), getX(lifelines, to)];
  const margin = Math.sign(end - start) * ARROW_MARGIN;
  const [reader] = lifelines.keys();
  const x = Math.round((start + end) / 2);
  const path = arrowData([straight({ x: start + margin, y }, { x: end - margin, y })]);
  return [
    { kind: 'line', path, ...(to === reader && { variant: 'own' as const }) },
    {
      kind: 'label',
      x,
      y: y - 7,
      ...(code === undefined ? getWords(label ?? '') : { text: code, code: true, ground: getGround(code, 'mono') }),
    },
    ...(note === undefined ? [] : [{ kind: 'label' as const, x, y: y + 16, ...getWords(note) }]),
  ];
}

function getWords(text: string) {
  return { text, ground: getGround(text, 'sans') };
}

function getGround(text: string, face: 'sans' | 'mono') {
  return { half: Math.ceil(textWidth(text, face) / 2) + 2, isBand: true as const };
}
