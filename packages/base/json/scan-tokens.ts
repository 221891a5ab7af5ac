/** Where something is in a text. */
export type Span = { start: number; end: number };

export type Token = Span & { kind: 'string' | 'number' | 'word' | 'sign' | 'invalid'; text: string };

/**
 * A token of RFC 8259, or in the second group what is none: a string that breaks its rules, up to the end of its line, or characters up to
 * the next sign. Of the control characters, strings may have the upper ones.
 */
const TOKEN =
  /[ \t\r\n]*(?:("[^"\\\p{Cc}]*(?:(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|[\u007f-\u009f])[^"\\\p{Cc}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|(?:true|false|null)\b|[{}[\],:])|("(?:[^"\\\n]|\\.)*"?|[^ \t\r\n"{}[\],:]+))/uy;

/** The tokens of a text that is JSON, or should be, from `offset` on. Each is read once, whatever the text is. */
export function* scanTokens(text: string, offset = 0): Generator<Token> {
  let end = offset;
  for (;;) {
    // Whoever takes the tokens may scan another text in between.
    TOKEN.lastIndex = end;
    const [, valid, token = valid] = TOKEN.exec(text) ?? [];
    if (token === undefined) return;
    end = TOKEN.lastIndex;
    yield { kind: valid === undefined ? 'invalid' : nameKind(valid), text: token, start: end - token.length, end };
  }
}

function nameKind(token: string): Token['kind'] {
  const first = token.charAt(0);
  if (first === '"') return 'string';
  if ('{}[],:'.includes(first)) return 'sign';
  return 'tfn'.includes(first) ? 'word' : 'number';
}
