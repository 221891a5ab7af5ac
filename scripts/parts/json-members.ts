import type { Member } from './member.ts';

/** The members of the JSON object that begins at `start`, in one pass, without a tree. The text is taken to be JSON: what is read of it is parsed later. */
export function listJsonMembers(text: string, start: number): Member[] {
  const members: Member[] = [];
  if (text[start] !== '{') return members;
  let at = skipSpace(text, start + 1);
  while (text[at] === '"') {
    const keyEnd = skipString(text, at);
    const value = skipSpace(text, skipSpace(text, keyEnd) + 1);
    const end = skipValue(text, value);
    members.push({ key: JSON.parse(text.slice(at, keyEnd)), start: at, value, end });
    at = skipSpace(text, end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return members;
}

export function skipSpace(text: string, start: number): number {
  let at = start;
  while (' \t\r\n'.includes(text[at] ?? '.')) at += 1;
  return at;
}

/** Where the value ends that begins at `start`; the end of the text where it is not closed. */
function skipValue(text: string, start: number): number {
  if (text[start] === '"') return skipString(text, start);
  if (text[start] !== '{' && text[start] !== '[') {
    let at = start;
    while (at < text.length && !',}] \t\r\n'.includes(text.charAt(at))) at += 1;
    return at;
  }
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = skipString(text, at) - 1;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) depth += 1;
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function skipString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at + 1;
  }
  return text.length;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
