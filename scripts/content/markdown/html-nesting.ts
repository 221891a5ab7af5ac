/** Deeper than any page is; the parser of HTML and the walks after it recurse. */
const MAX_DEPTH = 100;

/** Elements that end by themselves, or with the next one of their kind. */
const OPEN_ENDED = new Set(
  'area br col hr img input li p td th tr dt dd option source wbr tbody thead tfoot'.split(' '),
);

/** Whether the elements of a text are nested so deeply that parsing it could exhaust the stack. */
export function isTooDeepHtml(source: string): boolean {
  let depth = 0;
  for (const [, end, name = ''] of source.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (OPEN_ENDED.has(name.toLowerCase())) continue;
    depth = end === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
