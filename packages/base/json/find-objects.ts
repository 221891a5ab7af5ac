import { parseTokens } from './parse-tokens.ts';
import type { Span } from './scan-tokens.ts';

/** The complete JSON objects of a text, such as a log, that begin before `limit`, without those that are in another; in one pass. */
export function findObjects(text: string, limit = text.length): Span[] {
  const found: Span[] = [];
  let start = text.indexOf('{');
  while (start >= 0 && start < limit) {
    const { objects, next } = readObjects(text, start);
    for (const object of objects) if (object.start < limit) found.push(object);
    start = text.indexOf('{', next);
  }
  return found;
}

/** The object that begins at `start`; where it is broken, those in it up to there. `next` is where others may begin. */
function readObjects(text: string, start: number): { objects: Span[]; next: number } {
  const objects: Span[] = [];
  const open: number[] = [];
  let next = start + 1;
  for (const { kind, role, text: token, ...span } of parseTokens(text, start)) {
    if (role === 'error') break;
    // What seems to be a string may begin within the object that is looked for: `{"body": "{"code": …`.
    if (kind === 'string') next = span.start;
    if (role === 'open') open.push(span.start);
    if (role !== 'close') continue;
    next = span.end;
    const object = { start: open.pop() ?? start, end: span.end };
    if (token === '}') {
      while ((objects.at(-1)?.start ?? 0) > object.start) objects.pop();
      objects.push(object);
    }
    if (open.length === 0) break;
  }
  return { objects, next };
}
