import { type LiteralStyle, literal } from './literal.ts';
import type { SampleJson } from './placeholder.ts';

const STYLE: LiteralStyle = {
  indent: '    ',
  text: phpQuote,
  word: String,
  placeholder: ({ source }) => {
    if (source.kind === 'time') return 'time()';
    return source.kind === 'environment' ? `environment(${phpQuote(source.variable)})` : `$${source.variable}`;
  },
  list: ['[', ']'],
  object: (names) => [isList(names) ? '(object) [' : '[', ']'],
  name: (name) => `${phpQuote(name)} => `,
};

/** An array is an object in JSON unless PHP takes it for a list: names that look like numbers become some. */
function isList(names: string[]): boolean {
  return names.length === 0 || names.some((name) => /^\d+$/.test(name));
}

/** A JSON value as an expression. `indent` is that of the line on which it begins. */
export function phpLiteral(value: SampleJson, indent = ''): string {
  return literal(value, STYLE, indent);
}

/** In single quotes nothing is special but the quote and the backslash. */
export function phpQuote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
