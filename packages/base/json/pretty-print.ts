import { scanTokens, type Token } from './scan-tokens.ts';

/** Deeper levels are indented no further: a text of brackets alone would become too long to be one. */
const MAX_INDENTED = 40;

/** The same JSON on lines of its own: only white space changes, numbers stay as they were written. Between words that are no JSON it stays. */
export function prettyPrint(text: string): string {
  let printed = '';
  let depth = 0;
  let last: Token | undefined;
  for (const token of scanTokens(text)) {
    const isOpened = last?.text === '{' || last?.text === '[';
    const isClose = token.text === '}' || token.text === ']';
    depth = Math.max(0, depth + Number(isOpened) - Number(isClose));
    if (isOpened !== isClose || last?.text === ',') printed += `\n${'  '.repeat(Math.min(depth, MAX_INDENTED))}`;
    else if (last?.text === ':') printed += ' ';
    else if (last && token.kind !== 'sign' && !isOpened) printed += text.slice(last.end, token.start);
    printed += token.text;
    last = token;
  }
  return printed;
}

/** Whether a text is JSON on one line, which is hard to read. */
export function isOneLine(text: string): boolean {
  return text.length > 100 && !text.trim().includes('\n') && /^\s*[{[]/.test(text);
}
