import { Placeholder, type SampleJson } from './placeholder.ts';

/** How a language writes JSON values as literals of its own. */
export type LiteralStyle = {
  indent: string;
  text(value: string): string;
  word(value: boolean | null): string;
  placeholder(placeholder: Placeholder): string;
  list: [open: string, close: string];
  /** Opening and closing of an object with these names. */
  object(names: string[]): [open: string, close: string];
  /** Name of a member, with what is between it and its value. */
  name(name: string): string;
};

/** A JSON value as a literal. `indent` is that of the line on which it begins. */
export function literal(value: SampleJson, style: LiteralStyle, indent = ''): string {
  if (value instanceof Placeholder) return style.placeholder(value);
  if (typeof value === 'string') return style.text(value);
  if (typeof value === 'number') return JSON.stringify(value);
  if (typeof value === 'boolean' || value === null) return style.word(value);
  const [open, close] = Array.isArray(value) ? style.list : style.object(Object.keys(value));
  const inner = indent + style.indent;
  const entries = Object.entries(value).map(([name, entry]) => {
    const key = Array.isArray(value) ? '' : style.name(name);
    return `${inner}${key}${literal(entry, style, inner)},\n`;
  });
  return entries.length === 0 ? open + close : `${open}\n${entries.join('')}${indent}${close}`;
}
