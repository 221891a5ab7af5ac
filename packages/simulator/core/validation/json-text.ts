/**
 * Whether a JSON text means one thing only (RFC 7493): no object has two members of one name, which parsers read differently, and no string
 * holds half a surrogate pair, which no UTF-8 can say. The text must be JSON. Without recursion: a text may be as deep as it is long.
 */
export function isUnambiguous(text: string): boolean {
  const objects: (Set<string> | undefined)[] = [];
  let expectsName = false;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(undefined);
    else if (token === '}' || token === ']') objects.pop();
    else if (token.startsWith('"') && (expectsName || token.includes('\\u'))) {
      const string = String(JSON.parse(token));
      if (/\p{Surrogate}/u.test(string)) return false;
      const names = expectsName ? objects.at(-1) : undefined;
      if (names?.has(string)) return false;
      names?.add(string);
    }
    expectsName = token === '{' || (token === ',' && objects.at(-1) !== undefined);
  }
  return true;
}
