/**
 * What an SVG could run or load when its address is opened by itself, where no policy of a page holds; undefined for a mere picture.
 * Text is searched, not parsed: a word in a comment is refused too, and nothing can hide in what a parser of ours reads differently.
 */
export function getActiveContent(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8');
  // UTF-16 would hide everything from the search.
  if (text.includes('\0') || text.includes('\ufffd')) return 'an encoding other than UTF-8';
  const found = ACTIVE.find(([, pattern]) => pattern.test(text) || pattern.test(withoutEntities(text)));
  return found?.[0];
}

const ACTIVE: readonly [name: string, pattern: RegExp][] = [
  ['a script', /<(?:[\w-]+:)?(?:script|handler|listener)\b/i],
  ['foreign content', /<(?:[\w-]+:)?(?:foreignObject|iframe|object|embed|audio|video|html|body)\b/i],
  ['an event handler', /[\s"'/]on[a-z]+\s*=/i],
  ['a script address', /(?:java|vb)script:|data:text\/html/i],
  ['an entity or style sheet declaration', /<!ENTITY|<\?xml-stylesheet|@import/i],
  ['an address outside the file', /(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\/|url\(\s*["']?(?:https?:)?\/\//i],
];

/** `java&#115;cript:` and `java&#10;script:` are one to a browser. */
function withoutEntities(text: string): string {
  return text
    .replace(/&#(x[\da-f]+|\d+);?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number(code.replace(/^x/i, '0x')), 0x10ffff)),
    )
    .replace(/[\t\n\r]/g, '');
}
