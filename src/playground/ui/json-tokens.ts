import { scanTokens } from '../../../packages/base/json/scan-tokens.ts';

/** A piece of JSON text with the class of its colour; punctuation and space have none. */
export type JsonToken = { text: string; kind?: 'k' | 's' | 'n' | 'w' };

const COLOURS = { string: 's', number: 'n', word: 'w' } as const;

/** Colours for JSON text, as the highlighter of the build gives them. Text that is not JSON is shown as well as can be. */
export function tokenizeJson(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let plainStart = 0;
  for (const { kind, text: token, start, end } of scanTokens(text)) {
    const last = tokens.at(-1);
    if (token === ':' && last?.kind === 's' && text.slice(plainStart, start).trim() === '') last.kind = 'k';
    if (kind === 'sign' || (kind === 'invalid' && !token.startsWith('"'))) continue;
    if (start > plainStart) tokens.push({ text: text.slice(plainStart, start) });
    tokens.push({ text: token, kind: kind === 'invalid' ? 's' : COLOURS[kind] });
    plainStart = end;
  }
  if (plainStart < text.length) tokens.push({ text: text.slice(plainStart) });
  return tokens;
}
