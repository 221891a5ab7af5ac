/**
 * Whether an object of a JSON text has two members of one name. The text must be JSON. Without recursion: a text may be as deep as it is
 * long.
 */
export function hasRepeatedName(text: string): boolean {
  const objects: (Set<string> | undefined)[] = [];
  let expectsName = false;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(undefined);
    else if (token === '}' || token === ']') objects.pop();
    else if (expectsName && token.startsWith('"')) {
      const names = objects.at(-1);
      const name = String(JSON.parse(token));
      if (names?.has(name)) return true;
      names?.add(name);
    }
    expectsName = token === '{' || (token === ',' && objects.at(-1) !== undefined);
  }
  return false;
}
