import type { Span } from '../../../../packages/base/json/scan-tokens.ts';
import { listBodies } from '../../../../src/paste/list-bodies.ts';
import { type Paste, readPaste } from '../../../../src/paste/read-paste.ts';
import { createLineFinder, indexLines, type LineFinder } from '../paste/line-finder.ts';
import type { ReadJson } from '../paste/read-json.ts';
import { type Body, type Exchange, findBodies, MAX_BODIES } from './find-bodies.ts';

/** A body, and where in the pasted text it and its fields are. */
export type LocatedBody = Body & { isEscaped: boolean; findLine: LineFinder };

/** The responses and frames of a pasted text: in the JSON that it is, or in the objects that are in it. */
export function locateBodies(text: string, paste: Paste, read: ReadJson): LocatedBody[] {
  const getLine = indexLines(text);
  const whole = read.ok ? locate(toPart(read.value, paste), getLine) : [];
  // A log may have more objects than the first.
  const isAll = read.ok && text.slice(paste.span.end).trim() === '';
  const embedded = isAll ? [] : listParts(text).flatMap((part) => locate(part, getLine));
  return embedded.length > whole.length ? embedded : whole;
}

/** JSON of the text with what is stated around it. `text` is missing where it is a string, in which there may be bodies. */
type Part = { value: unknown; text?: string; span: Span; isEscaped: boolean; exchange: Exchange };

function toPart(value: unknown, { body, span, method, path, status, headers }: Paste): Part {
  const isEscaped = typeof value === 'string';
  return { value, ...(!isEscaped && { text: body }), span, isEscaped, exchange: { method, path, status, headers } };
}

/** Between an object and the one before, there is what belongs to it: status line, headers, the beginning of a line of a log. */
function listParts(text: string): Part[] {
  let previousEnd = 0;
  return listBodies(text)
    .slice(0, MAX_BODIES)
    .map(({ escapes, ...body }) => {
      const isEscaped = escapes > 0;
      const end = isEscaped ? body.span.start : body.span.end;
      const { body: _, span: __, ...exchange } = readPaste(text.slice(previousEnd, end));
      previousEnd = end;
      return { ...body, isEscaped, exchange };
    });
}

function locate({ value, text, span, isEscaped, exchange }: Part, getLine: (offset: number) => number): LocatedBody[] {
  const findInJson = createLineFinder(isEscaped ? '' : (text ?? ''), (offset) => getLine(span.start + offset));
  return findBodies(value, exchange).map((found) => ({
    ...found,
    ...(found.path.length === 0 && text !== undefined && { text }),
    isEscaped,
    findLine: (path) => findInJson([...found.path, ...path]),
  }));
}
