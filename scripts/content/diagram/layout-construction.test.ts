import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Shape } from '../../../src/model/drawing.ts';
import type { Figure } from '../../../src/model/prose.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import type { Rectangle } from './rectangle.ts';
import { textWidth } from './text-width.ts';

/** Those of the guides, in both languages. */
const constructions = readdirSync('guides', { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => constructionsIn(readFileSync(join('guides', name), 'utf8')));

const tall = constructionsIn(`\`\`\`construction title="A long way"
data a: A
data b: B
- 1
- 2
data c: C
data d: D
result e: E
a -> e: past the others
a -> b.2
b -> c: with words
b.1 -> d
c -> e
d -> e
\`\`\``);

function constructionsIn(text: string): [string, Figure][] {
  const { blocks, figures } = parseMarkdown(text, 'guide', (_, source) => source);
  const drawn = blocks.flatMap((block) => (block.kind === 'figure' ? [block.figure] : []));
  return drawn.flatMap((figure, index): [string, Figure][] =>
    figures[index]?.startsWith('construction') ? [[figure.title, figure]] : [],
  );
}

/** Arrows are listed in words, one each. */
function countArrows({ words: [list] }: Figure): number {
  return Array.isArray(list) ? list.length - 2 : 0;
}

function getBoxes({ drawing }: Figure): Rectangle[] {
  return drawing.shapes.filter((shape): shape is Extract<Shape, { kind: 'box' }> => shape.kind === 'box');
}

function ofKind<Kind extends Shape['kind']>({ drawing }: Figure, kind: Kind) {
  return drawing.shapes.filter((shape): shape is Extract<Shape, { kind: Kind }> => shape.kind === kind);
}

function areOverlapping(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

test('the guides have constructions in both languages', () => {
  expect(constructions.length).toBeGreaterThanOrEqual(4);
  expect(constructions.length % 2).toBe(0);
});

const cases = [...constructions, ...tall];

test.each(cases)('%s: boxes stand apart and hold their texts', (_, construction) => {
  const boxes = getBoxes(construction);
  const inside = ofKind(construction, 'label').filter(({ variant }) => variant !== undefined);

  expect(boxes).toHaveLength(inside.filter(({ variant }) => variant === 'title').length);
  expect(boxes.filter((box, index) => boxes.slice(index + 1).some((other) => areOverlapping(box, other)))).toEqual([]);
  for (const { text, x, y, code, variant } of inside) {
    const width = textWidth(text, code ? 'mono' : 'sans');
    const left = variant === 'boxline' ? x : x - width / 2;
    const holders = boxes.filter(
      (box) => left >= box.x && left + width <= box.x + box.width && y > box.y && y < box.y + box.height,
    );
    expect(holders, text).toHaveLength(1);
  }
});

test.each(cases)('%s: arrows lead to the right, past the boxes between', (_, construction) => {
  const { width, height } = construction.drawing;
  const lines = ofKind(construction, 'line').filter(({ variant }) => variant !== 'rule');
  // Each is a way and its head.
  const arrows = lines.flatMap(({ path }) => path.match(/M[^M]+M[^M]+/g) ?? []);

  expect(lines).toHaveLength(1);
  expect(arrows).toHaveLength(countArrows(construction));
  for (const path of arrows) {
    const points = [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    expect(
      points.filter(({ x, y }) => x < 0 || y < 0 || x > width || y > height),
      path,
    ).toEqual([]);
    const level = [...path.matchAll(/ (\d+) (\d+)H(\d+)/g)].map(([, x, y, end]) => ({
      x: Number(x),
      y: Number(y),
      end: Number(end),
    }));
    for (const { x, y, end } of level) {
      const crossed = getBoxes(construction).filter((box) =>
        areOverlapping(box, { x: x + 1, y: y - 1, width: end - x - 2, height: 2 }),
      );
      expect(crossed, path).toEqual([]);
    }
  }
});

test.each(cases)('%s: labels of arrows cover no box', (_, construction) => {
  for (const { text, x, y } of ofKind(construction, 'label').filter(({ variant }) => variant === undefined)) {
    const width = textWidth(text);
    const label = { x: x - width / 2, y: y - 9, width, height: 10 };
    expect(
      getBoxes(construction).filter((box) => areOverlapping(box, label)),
      text,
    ).toEqual([]);
  }
});
