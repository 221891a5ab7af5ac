import { isText, Placeholder, type SampleJson } from './placeholder.ts';

type Layout = { comma: string; line: (depth: number) => string };

const LAYOUTS = {
  indented: { comma: ',', line: (depth) => `\n${'  '.repeat(depth)}` },
  line: { comma: ', ', line: () => '' },
} satisfies Record<string, Layout>;

/** JSON, indented by two spaces or on one line, as pieces of text with the placeholders between them. */
export function jsonPieces(value: SampleJson, layout: keyof typeof LAYOUTS): (string | Placeholder)[] {
  return joined(getPieces(value, LAYOUTS[layout], 0));
}

function getPieces(value: SampleJson, layout: Layout, depth: number): (string | Placeholder)[] {
  if (value instanceof Placeholder) return isText(value) ? ['"', value, '"'] : [value];
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value)];
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const entries = Object.entries(value);
  if (entries.length === 0) return [open + close];
  const members = entries.flatMap(([name, entry], index) => [
    (index > 0 ? layout.comma : '') + layout.line(depth + 1),
    Array.isArray(value) ? '' : `${JSON.stringify(name)}: `,
    ...getPieces(entry, layout, depth + 1),
  ]);
  return [open, ...members, layout.line(depth) + close];
}

function joined(pieces: (string | Placeholder)[]): (string | Placeholder)[] {
  const result: (string | Placeholder)[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof last === 'string' && typeof piece === 'string') result[result.length - 1] = last + piece;
    else result.push(piece);
  }
  return result;
}
