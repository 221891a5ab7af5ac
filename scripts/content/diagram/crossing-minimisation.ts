import type { Course, RowItem } from './layers.ts';

const SWEEPS = 4;

/** A step that an arrow makes: between neighbouring rows, or within one. */
type Step = { from: string; to: string };

/** Swaps items within their rows as long as that leaves fewer crossings and shorter ways. */
export function sortRows(rows: RowItem[][], courses: Course[]): RowItem[][] {
  const steps = courses.flatMap(({ items }) =>
    items.slice(1).map((to, index): Step => ({ from: items[index] ?? to, to })),
  );
  const sorted = rows.map((row) => [...row]);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let index = 0; index < sorted.length; index += 1) improveRow(sorted, index, steps);
  }
  return sorted;
}

function improveRow(rows: RowItem[][], index: number, steps: Step[]): void {
  const row = rows[index] ?? [];
  const isTouched = ({ from, to }: Step) => row.some(({ id }) => id === from || id === to);
  const touching = steps.filter(isTouched);
  let best = getCost(rows, touching);
  for (let one = 0; one < row.length; one += 1) {
    for (let other = one + 1; other < row.length; other += 1) {
      swap(row, one, other);
      const cost = getCost(rows, touching);
      if (cost < best) best = cost;
      else swap(row, one, other);
    }
  }
}

function swap(row: RowItem[], one: number, other: number): void {
  const [first, second] = [row[one], row[other]];
  if (first && second) [row[one], row[other]] = [second, first];
}

const CROSSING_COST = 4;
const NEIGHBOUR_COST = 3;

/** Where the two ends of a step are: the upper one first. */
type Line = { top: number; bottom: number; start: number; end: number };

/** Crossings weigh most; then arrows within a row that pass others; then how far an arrow goes sideways. */
function getCost(rows: RowItem[][], steps: Step[]): number {
  const lines = getLines(rows, steps);
  let cost = 0;
  for (const [index, line] of lines.entries()) {
    const distance = Math.abs(line.start - line.end);
    cost += line.top === line.bottom ? (distance - 1) * NEIGHBOUR_COST : distance;
    cost += lines.slice(index + 1).filter((other) => cross(line, other)).length * CROSSING_COST;
  }
  return cost;
}

function getLines(rows: RowItem[][], steps: Step[]): Line[] {
  const places = new Map(
    rows.flatMap((row, depth) =>
      row.map(({ id }, index): [string, { depth: number; x: number }] => [
        id,
        { depth, x: index - (row.length - 1) / 2 },
      ]),
    ),
  );
  const getPosition = (id: string) => places.get(id) ?? { depth: 0, x: 0 };
  return steps.map(({ from, to }) => {
    const [one, other] = [getPosition(from), getPosition(to)];
    const [upper, lower] = one.depth <= other.depth ? [one, other] : [other, one];
    return { top: upper.depth, bottom: lower.depth, start: upper.x, end: lower.x };
  });
}

function cross(one: Line, other: Line): boolean {
  if (one.top !== other.top || one.bottom !== other.bottom || one.top === one.bottom) return false;
  return (one.start - other.start) * (one.end - other.end) < 0;
}
