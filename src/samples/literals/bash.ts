import { jsonPieces } from './json-text.ts';
import { Placeholder, type SampleJson } from './placeholder.ts';

/** JSON as one word of bash. */
export function jsonWord(json: SampleJson, layout: 'indented' | 'line' = 'indented'): string {
  return jsonPieces(json, layout).map(word).join('');
}

function word(piece: string | Placeholder): string {
  if (!(piece instanceof Placeholder)) return shellQuote(piece);
  const { source } = piece;
  if (source.kind === 'time') return '"$(date +%s)"';
  return source.kind === 'environment' ? `"${required(source.variable)}"` : `"$${source.variable}"`;
}

/** A variable that stops bash when it is not set. */
export function required(variable: string): string {
  return `\${${variable}:?is not set}`;
}

/** A text as one word: in single quotes nothing is special but the quote itself, which has to leave and come back. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Without quotes where none are needed. */
export function safeWord(text: string): string {
  return /^[\w./:=@%+-]+$/.test(text) ? text : shellQuote(text);
}

/** A text with what follows it, in double quotes where these leave the text alone. */
export function withExpansion(text: string, expansion: string): string {
  return /["$`\\!{}]/.test(text) ? `${shellQuote(text)}"${expansion}"` : `"${text}${expansion}"`;
}
