import type { Code } from 'mdast';
import type { ProseBlock } from '../../../src/model/prose.ts';
import { sequenceWords } from '../diagram/figure-words.ts';
import { layoutSequence } from '../diagram/layout-sequence.ts';
import type { Sequence, SequenceStep } from '../diagram/sequence.ts';
import { type Conversion, find } from './tree.ts';

const PARTICIPANT = /^(\w+): (.+)$/;
const PHASE = /^== (.+)$/;
const STEP = /^(\w+) -> (\w+): (?:`([^`]+)`|([^|`]+?))(?: \| (.+))?$/;

/**
 * A fenced block of the language `sequence`: who takes part (`api: Server`), then phases (`== Session`) of steps
 * (`you -> api: `POST /v2/card/open` | a note`). The title says in words what the picture shows.
 */
export function sequenceBlock(node: Code, conversion: Conversion): ProseBlock {
  const title = /title="([^"]+)"/.exec(node.meta ?? '')?.[1];
  const fail = (message: string, hint: string) => find(conversion, node, message, hint);
  if (title === undefined) fail('a sequence without a title', 'Write ```sequence title="what it shows".');
  const participants: Sequence['participants'] = [];
  const phases: Sequence['phases'] = [];
  for (const line of node.value.split('\n').filter((text) => text.trim() !== '')) {
    const phase = PHASE.exec(line)?.[1];
    const step = readStep(line);
    const [, id, name] = PARTICIPANT.exec(line) ?? [];
    if (phase !== undefined) phases.push({ title: phase, steps: [] });
    else if (step && phases.length > 0) phases.at(-1)?.steps.push(step);
    else if (id !== undefined && name !== undefined && phases.length === 0) participants.push({ id, title: name });
    else
      fail(
        `a line of a sequence that says nothing: ${line}`,
        'Write "id: name", "== phase" and below it "one -> other: text".',
      );
  }
  const known = new Set(participants.map(({ id }) => id));
  for (const { from, to } of phases.flatMap(({ steps }) => steps)) {
    for (const id of [from, to].filter((name) => !known.has(name)))
      fail(`nobody called "${id}" takes part in the sequence`, `Known: ${[...known].join(', ')}.`);
  }
  const sequence = { participants, phases };
  conversion.tree.figures.push(getSkeleton(sequence));
  const figure = { title: title ?? '', drawing: layoutSequence(sequence), words: sequenceWords(sequence) };
  return { kind: 'figure', figure };
}

/** Who says what to whom: the words are translated, what goes over the wire is not. */
function getSkeleton({ phases }: Sequence): string {
  const steps = phases.flatMap((phase) => phase.steps);
  return ['sequence', ...steps.map(({ from, to, code = '…' }) => `${from} -> ${to}: ${code}`)].join('\n');
}

function readStep(line: string): SequenceStep | undefined {
  const [, from, to, code, label, note] = STEP.exec(line) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { from, to, ...(code && { code }), ...(label && { label }), ...(note && { note }) };
}
