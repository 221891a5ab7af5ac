import { type LiteralStyle, literal } from './literal.ts';
import type { SampleJson } from './placeholder.ts';

const STYLE: LiteralStyle = {
  indent: '  ',
  text: nodeQuote,
  word: String,
  placeholder: ({ source }) => {
    if (source.kind === 'time') return 'Math.floor(Date.now() / 1000)';
    return source.kind === 'environment' ? `environment(${nodeQuote(source.variable)})` : source.variable;
  },
  list: ['[', ']'],
  object: () => ['{', '}'],
  name: (name) => `${nodeName(name)}: `,
};

/** A JSON value as an expression. `indent` is that of the line on which it begins. */
export function nodeLiteral(value: SampleJson, indent = ''): string {
  return literal(value, STYLE, indent);
}

/** JSON's escapes are JavaScript's; only the quotes are others. */
export function nodeQuote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** In brackets, `__proto__` is a name like others. */
export function nodeName(name: string): string {
  if (name === '__proto__') return `[${nodeQuote(name)}]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : nodeQuote(name);
}

/** A text with an expression after it. */
export function nodeTemplate(text: string, expression: string): string {
  return text === '' ? expression : `\`${text.replace(/[\\`$]/g, '\\$&')}\${${expression}}\``;
}
