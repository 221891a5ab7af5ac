import type { Code } from 'mdast';
import type { ProseBlock } from '../../../src/model/prose.ts';
import {
  CONSTRUCTION_KINDS,
  type Construction,
  type ConstructionArrow,
  type ConstructionBox,
  type ConstructionEnd,
  type ConstructionText,
} from '../diagram/construction.ts';
import { constructionWords } from '../diagram/figure-words.ts';
import { layoutConstruction } from '../diagram/layout-construction.ts';
import { getStart } from './node-position.ts';
import { refer } from './reference.ts';
import { type Conversion, find } from './tree.ts';

const BOX = /^(\w+) (\w+): (.+?)(?: \| (.+))?$/;
const LINE = /^- (.+)$/;
const ARROW = /^(\w+)(?:\.(\d+))? -> (\w+)(?:\.(\d+))?(?:: (.+))?$/;
const CODE = /^`([^`]+)`$/;

/** Notes a mistake at a line of the block, counted from 1; 0 is its fence. */
type Fail = (line: number, message: string, hint: string) => void;

/**
 * A fenced block of the language `construction`: boxes (`data body: Body | as sent`; kinds are data, key, step and result) with
 * their lines (`- words`), and what goes into what (`body -> toSign.6: SHA-256`). The title says in words what the picture shows.
 */
export function constructionBlock(node: Code, conversion: Conversion): ProseBlock {
  const title = /title="([^"]+)"/.exec(node.meta ?? '')?.[1];
  const fail = failAt(node, conversion);
  if (title === undefined) fail(0, 'a construction without a title', 'Write ```construction title="what it shows".');
  const construction = readConstruction(node.value, fail);
  if (conversion.dialect === 'guide') {
    for (const { text, code } of construction.boxes.flatMap((box) => [box.title, ...box.lines]))
      if (code) refer(conversion.tree.mentions, node, text);
  }
  conversion.tree.figures.push(getSkeleton(construction));
  const words = constructionWords(construction);
  return { kind: 'figure', figure: { title: title ?? '', drawing: layoutConstruction(construction), words } };
}

/** Boxes with their lines, and the arrows between them, without the words. */
function getSkeleton({ boxes, arrows }: Construction): string {
  const shown = ({ text, code }: ConstructionText) => (code ? text : '…');
  const getName = ({ box, line }: ConstructionEnd) => (line === undefined ? box : `${box}.${line}`);
  const ofBoxes = boxes.flatMap(({ kind, id, title, lines }) => [
    `${kind} ${id}: ${shown(title)}`,
    ...lines.map(shown),
  ]);
  return ['construction', ...ofBoxes, ...arrows.map(({ from, to }) => `${getName(from)} -> ${getName(to)}`)].join('\n');
}

function readConstruction(source: string, fail: Fail): Construction {
  const boxes: ConstructionBox[] = [];
  const arrows: { arrow: ConstructionArrow; line: number }[] = [];
  source.split('\n').forEach((text, index) => {
    const [arrow, box, words] = [readArrow(text), readBox(text), LINE.exec(text)?.[1]];
    const last = boxes.at(-1);
    if (arrow) arrows.push({ arrow, line: index + 1 });
    else if (box) boxes.push(box);
    else if (words !== undefined && last) last.lines.push(toText(words));
    else if (text.trim() !== '') {
      const hint = `Write "kind id: title" (${CONSTRUCTION_KINDS.join(', ')}), "- line" or "one -> other.2: text".`;
      fail(index + 1, `a line of a construction that says nothing: ${text}`, hint);
    }
  });
  const right = arrows.filter(({ arrow, line }) => {
    const mistakes = getMistakes(arrow, boxes);
    const hint = 'An arrow leads from a box, or a line of it (box.2), to a box below it in the text.';
    for (const message of mistakes) fail(line, message, hint);
    return mistakes.length === 0;
  });
  return { boxes, arrows: right.map(({ arrow }) => arrow) };
}

function failAt(node: Code, conversion: Conversion): Fail {
  return (line, message, hint) => {
    const { line: first, column } = getStart(node);
    find(conversion, { position: { start: { line: first + line, column } } }, message, hint);
  };
}

function readBox(text: string): ConstructionBox | undefined {
  const [, word, id, title, note] = BOX.exec(text) ?? [];
  const kind = CONSTRUCTION_KINDS.find((known) => known === word);
  if (kind === undefined || id === undefined || title === undefined) return undefined;
  return { id, kind, title: toText(title), ...(note && { note }), lines: [] };
}

function readArrow(text: string): ConstructionArrow | undefined {
  const [, from, fromLine, to, toLine, label] = ARROW.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return { from: toEnd(from, fromLine), to: toEnd(to, toLine), ...(label && { label }) };
}

function toEnd(box: string, line: string | undefined): ConstructionEnd {
  return { box, ...(line && { line: Number(line) }) };
}

function toText(text: string): ConstructionText {
  const code = CODE.exec(text)?.[1];
  return code === undefined ? { text } : { text: code, code: true };
}

function getMistakes({ from, to }: ConstructionArrow, boxes: ConstructionBox[]): string[] {
  const getPosition = ({ box }: ConstructionEnd) => boxes.findIndex(({ id }) => id === box);
  const ofEnds = [from, to].flatMap((end) => {
    const box = boxes[getPosition(end)];
    if (!box) return [`no box "${end.box}" in the construction`];
    return end.line !== undefined && !box.lines[end.line - 1] ? [`box "${end.box}" has no line ${end.line}`] : [];
  });
  const isBackwards = ofEnds.length === 0 && getPosition(from) >= getPosition(to);
  return isBackwards ? [`the arrow from "${from.box}" leads back to "${to.box}"`] : ofEnds;
}
