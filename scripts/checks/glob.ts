/** `**` is anything, `*` anything but a slash, `{a,b}` one of several. */
export function globToRegExp(glob: string): RegExp {
  const source = glob.replace(/\*\*|[*{},.+^$()|[\]\\]/g, (token) => TOKENS[token] ?? `\\${token}`);
  return new RegExp(`^${source}$`);
}

const TOKENS: Record<string, string> = { '**': '.*', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' };
