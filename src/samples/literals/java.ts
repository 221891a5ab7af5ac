import { jsonPieces } from './json-text.ts';
import { Placeholder, type SampleJson } from './placeholder.ts';

/** JSON as a text block, with format specifiers for the placeholders. */
export function javaJson(json: SampleJson, layout: 'indented' | 'line' = 'indented'): string {
  const pieces = jsonPieces(json, layout);
  const placeholders = pieces.filter((piece) => piece instanceof Placeholder);
  const text = pieces
    .map((piece) => {
      if (piece instanceof Placeholder) return '%s';
      return placeholders.length > 0 ? piece.replaceAll('%', '%%') : piece;
    })
    .join('');
  const values = placeholders.map(value);
  return javaTextBlock(text) + (values.length > 0 ? `.formatted(${values.join(', ')})` : '');
}

function value({ source }: Placeholder): string {
  if (source.kind === 'time') return 'Instant.now().getEpochSecond()';
  return source.kind === 'environment' ? `MerchantSigning.environment(${javaQuote(source.variable)})` : source.variable;
}

/** A text block indented by four spaces. JSON has no blanks at the ends of its lines, which a text block would lose. */
export function javaTextBlock(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"');
  return `"""\n${indentLines(escaped, '    ')}"""`;
}

/** Lines as Java sees them: a pattern would begin one after U+2028 as well. */
export function indentLines(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => indent + line)
    .join('\n');
}

/** JSON's escapes are Java's. */
export function javaQuote(text: string): string {
  return JSON.stringify(text);
}
