import { locateValues } from '../../../../packages/base/json/locate-values.ts';

/** What a text that is no JSON probably is. */
type JsonCause =
  | 'empty'
  | 'html'
  | 'encrypted'
  | 'binary'
  | 'byteOrderMark'
  | 'deep'
  | 'escaped'
  | 'truncated'
  | 'singleQuotes'
  | 'literal'
  | 'trailingComma'
  | 'comment'
  | 'unquotedName'
  | 'several'
  | 'text'
  | 'other';

/** `line` and `column` of the first bad character, from 1. */
export type JsonProblem = { cause: JsonCause; line: number; column: number; character: string };

export type ReadJson = { ok: true; value: unknown } | { ok: false; problem: JsonProblem };

/** Parses a body; where it is no JSON, says from which character on, and what it probably is. */
export function readJson(text: string): ReadJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, problem: explain(text) };
  }
}

function explain(text: string): JsonProblem {
  // White space of scripts, but not of JSON.
  if (text.startsWith('\uFEFF')) return locate(text, 0, 'byteOrderMark');
  const start = text.search(/\S/);
  if (start < 0) return locate(text, 0, 'empty');
  const whole = findTextCause(text.trim());
  if (whole) return locate(text, start, whole);
  const { error = text.length, isDeep } = locateValues(text);
  return isDeep ? locate(text, start, 'deep') : locate(text, error, findErrorCause(text, error));
}

/** What follows from the text as a whole. */
function findTextCause(text: string): JsonCause | undefined {
  if (text.startsWith('<')) return 'html';
  if (/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return 'encrypted';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: compressed bytes that were read as text have them; gzip in base64 begins so.
  if (/[\u0000-\u0008\uFFFD]|^H4sI/.test(text.slice(0, 200))) return 'binary';
  if (/^[{[]\s*\\"/.test(text)) return 'escaped';
  return undefined;
}

function findErrorCause(text: string, offset: number): JsonCause {
  const rest = text.slice(offset, offset + 12);
  const before = text.slice(Math.max(0, offset - 200), offset).trimEnd();
  if (rest.trim() === '') return 'truncated';
  if (rest.startsWith("'")) return 'singleQuotes';
  if (/^(None|True|False|undefined|NaN|Infinity|nil)\b/.test(rest)) return 'literal';
  if (/^[}\]]/.test(rest) && before.endsWith(',')) return 'trailingComma';
  if (/^\/[/*]/.test(rest)) return 'comment';
  // A log or a sentence was never meant to be JSON.
  if (before === '' && !/^\s*[{["]/.test(text)) return 'text';
  if (/\(truncated|(?:\.{3}|…)\)?\s*$/.test(rest.split('\n')[0] ?? '')) return 'truncated';
  // A string whose end is missing begins where the error is.
  if (rest.startsWith('"') && !/"/.test(text.slice(offset + 1).split('\n')[0] ?? '')) return 'truncated';
  if (/^[{[]/.test(rest) && /[}\]]$/.test(before)) return 'several';
  if (/^[A-Za-z_$]/.test(rest) && /[{,]$/.test(before)) return 'unquotedName';
  return 'other';
}

function locate(text: string, offset: number, cause: JsonCause): JsonProblem {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return {
    cause,
    line,
    column: offset - before.lastIndexOf('\n'),
    character: [...text.slice(offset, offset + 2)][0] ?? '',
  };
}
