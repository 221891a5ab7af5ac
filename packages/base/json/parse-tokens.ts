import { scanTokens, type Token } from './scan-tokens.ts';

/** A token with what it is in the value: a name, a value that is neither object nor list, or a sign. `error`: JSON does not allow it here. */
export type ParsedToken = Token & { role: 'name' | 'value' | 'open' | 'close' | 'comma' | 'colon' | 'error' };

/** The first characters of the tokens that may come next. */
const ALLOWED = {
  value: '"{[-0123456789tfn',
  firstValue: '"{[-0123456789tfn]',
  name: '"',
  firstKey: '"}',
  colon: ':',
  nextInList: ',]',
  nextInObject: ',}',
  nothing: '',
};

const ROLES: Record<string, ParsedToken['role']> = {
  '{': 'open',
  '[': 'open',
  '}': 'close',
  ']': 'close',
  ',': 'comma',
  ':': 'colon',
};

/**
 * The tokens of the JSON value that begins at `offset`, up to the first that RFC 8259 does not allow: the end of the text, too, or what follows
 * the value. Without recursion: a text may be as deep as it is long.
 */
export function* parseTokens(text: string, offset = 0): Generator<ParsedToken> {
  const open: string[] = [];
  let expected: keyof typeof ALLOWED = 'value';
  for (const { kind, text: token, start, end } of scanTokens(text, offset)) {
    const isError = kind === 'invalid' || !ALLOWED[expected].includes(token.charAt(0));
    const isName = kind === 'string' && (expected === 'name' || expected === 'firstKey');
    const role = isError ? 'error' : isName ? 'name' : (ROLES[token] ?? 'value');
    yield { kind, text: token, start, end, role };
    if (isError) return;
    if (role === 'open') open.push(token);
    if (role === 'close') open.pop();
    const parent = open.at(-1);
    if (role === 'open') expected = token === '{' ? 'firstKey' : 'firstValue';
    else if (role === 'name') expected = 'colon';
    else if (role === 'colon') expected = 'value';
    else if (role === 'comma') expected = parent === '{' ? 'name' : 'value';
    else expected = parent === undefined ? 'nothing' : parent === '{' ? 'nextInObject' : 'nextInList';
  }
  const end = text.length;
  if (expected !== 'nothing') yield { kind: 'invalid', text: '', start: end, end, role: 'error' };
}
