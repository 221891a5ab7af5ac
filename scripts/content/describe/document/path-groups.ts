/** Segments that say nothing about what is behind them: versions, dates, the word "api". */
const PLAIN = /^(?:v?\d[\d.-]*(?:-?(?:alpha|beta)\d*)?|v\d+\w*|api|rest)$/i;

/**
 * Groups for the operations of a document without tags: by the first segment that tells their paths apart, in words, as `Billing portal` for
 * `/v1/billing_portal/sessions`. Undefined for a path that has none, and for all where most paths would be alone.
 */
export function groupPaths(paths: readonly string[]): (path: string) => string | undefined {
  const segments = new Map(paths.map((path) => [path, namesIn(path)]));
  const lists = [...segments.values()];
  const longest = lists.reduce((one, other) => (other.length > one.length ? other : one), []);
  const depth = longest.findIndex((name, index) => lists.some((names) => names[index] !== name));
  if (depth < 0) return () => undefined;
  const getName = (path: string) => segments.get(path)?.[depth] ?? longest[depth - 1];
  const groups = new Set(paths.map(getName));
  if (groups.size * 2 > paths.length) return () => undefined;
  return (path) => {
    const name = getName(path);
    return name === undefined ? undefined : toWords(name);
  };
}

function namesIn(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '' && !segment.includes('{') && !PLAIN.test(segment))
    .map((segment) => segment.replace(/\.\w+$/, ''));
}

function toWords(segment: string): string {
  const words = segment
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
