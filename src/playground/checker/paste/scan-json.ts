/** What a JSON text consists of: strings, numbers, names and signs (RFC 8259). Of the control characters strings may have the upper ones. */
const TOKEN =
  /[ \t\r\n]*("[^"\\\p{Cc}]*(?:(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|[\u007f-\u009f])[^"\\\p{Cc}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:])/uy;

const NOT_SPACE = /[^ \t\r\n]|$/g;

/** What may come next, by the first character of the token. */
const ALLOWED = {
  value: /^["{[\-\dtfn]/,
  firstValue: /^["{[\-\dtfn\]]/,
  name: /^"/,
  firstName: /^["}]/,
  colon: /^:/,
  nextInList: /^[,\]]/,
  nextInObject: /^[,}]/,
  nothing: /^$/,
};

/** Levels beyond which a text is no response. */
const DEEP = 1000;

export type ScannedJson = {
  /** Where each value begins, by `getKey` of its path. */
  starts: Map<string, number>;
  /** The offset of the first character that JSON does not allow. */
  error?: number;
  isDeep: boolean;
};

/** Positions in a JSON text, up to its first error or to a depth that no response has. */
export function scanJson(text: string): ScannedJson {
  const starts = new Map<string, number>();
  const open: { key: string; index?: number }[] = [];
  let expected: keyof typeof ALLOWED = 'value';
  let key = '';
  TOKEN.lastIndex = 0;
  for (;;) {
    NOT_SPACE.lastIndex = TOKEN.lastIndex;
    const start = NOT_SPACE.exec(text)?.index ?? text.length;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined || !ALLOWED[expected].test(token)) {
      const isEnd = expected === 'nothing' && start === text.length;
      return { starts, isDeep: false, ...(!isEnd && { error: start }) };
    }
    // The paths of deeper values would need more memory than there is.
    if (open.length > DEEP) return { starts, isDeep: true };
    const parent = open.at(-1);
    if (token === ':') expected = 'value';
    else if (token === ',') {
      expected = parent?.index === undefined ? 'name' : 'value';
      if (parent?.index !== undefined) parent.index += 1;
    } else if (/^[}\]]/.test(token)) {
      open.pop();
      expected = expectAfter(open.at(-1));
    } else if (expected === 'name' || expected === 'firstName') {
      key = getKey([...(parent?.key ? [parent.key] : []), JSON.parse(token)]);
      expected = 'colon';
    } else {
      if (parent?.index !== undefined) key = getKey([...(parent.key ? [parent.key] : []), parent.index]);
      starts.set(key, start);
      if (token === '{') open.push({ key });
      if (token === '[') open.push({ key, index: 0 });
      expected = token === '{' ? 'firstName' : token === '[' ? 'firstValue' : expectAfter(parent);
    }
  }
}

function expectAfter(parent: { index?: number } | undefined): keyof typeof ALLOWED {
  if (!parent) return 'nothing';
  return parent.index === undefined ? 'nextInObject' : 'nextInList';
}

/** A path as one string. */
export function getKey(path: readonly (string | number)[]): string {
  return path.join('\0');
}
