import { jsonPieces } from './json-text.ts';
import { Placeholder, type SampleJson } from './placeholder.ts';

/** JSON as an expression of type string. */
export function goJson(json: SampleJson, layout: 'indented' | 'line' = 'indented'): string {
  const parts = jsonPieces(json, layout).map((piece) =>
    piece instanceof Placeholder ? placeholder(piece) : goRawJson(piece),
  );
  return parts.join(' + ');
}

function placeholder({ source }: Placeholder): string {
  if (source.kind === 'time') return 'strconv.FormatInt(time.Now().Unix(), 10)';
  return source.kind === 'environment' ? `environment(${goQuote(source.variable)})` : source.variable;
}

/** JSON as a raw string, in which nothing is special: what cannot be in one has an escape of JSON. */
export function goRawJson(json: string): string {
  return `\`${json.replaceAll('`', '\\u0060').replaceAll('\ufeff', '\\ufeff')}\``;
}

/** JSON's escapes are Go's; Go files may not hold a byte order mark. */
export function goQuote(text: string): string {
  return JSON.stringify(text).replaceAll('\ufeff', '\\ufeff');
}
