/** A guide that records what it translates: the hash of that text, in its frontmatter. Undefined when it is no guide. */
export function stampGuide(text: string, hash: string): string | undefined {
  const [, before, after] = /^(---\n[\s\S]*?\n)(---\n[\s\S]*)$/.exec(text) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const line = `source: '${hash}'\n`;
  const stamped = /^source: .*\n/m.test(before) ? before.replace(/^source: .*\n/m, line) : before + line;
  return stamped + after;
}
