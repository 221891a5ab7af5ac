import { type LiteralStyle, literal } from './literal.ts';
import type { SampleJson } from './placeholder.ts';

const STYLE: LiteralStyle = {
  indent: '    ',
  text: pythonQuote,
  word: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
  placeholder: ({ source }) => {
    if (source.kind === 'time') return 'int(time.time())';
    return source.kind === 'environment' ? `environment(${pythonQuote(source.variable)})` : snake(source.variable);
  },
  list: ['[', ']'],
  object: () => ['{', '}'],
  name: (name) => `${pythonQuote(name)}: `,
};

/** A JSON value as an expression. `indent` is that of the line on which it begins. */
export function pythonLiteral(value: SampleJson, indent = ''): string {
  return literal(value, STYLE, indent);
}

/** JSON's escapes are Python's. */
export function pythonQuote(text: string): string {
  return JSON.stringify(text);
}

/** `encryptedPin` → `encrypted_pin`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
