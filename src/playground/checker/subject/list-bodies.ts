import { listEmbeddedJson } from '../../../paste/embedded-json.ts';
import { type Paste, readPaste } from '../../../paste/read-paste.ts';
import { createLineFinder, type ReadJson } from '../paste/read-json.ts';
import { type Body, findBodies, MAX_BODIES } from './find-bodies.ts';
import type { FieldPath } from './known-fields.ts';

/** A body, and where in the pasted text it and its fields are. */
export type LocatedBody = Body & {
  isEscaped: boolean;
  /** The line of a path of the body, from 0. */
  findLine: (path: FieldPath) => number;
};

/** The responses and frames of a pasted text: in the JSON that it is, or in the objects that are in it. */
export function listBodies(text: string, paste: Paste, read: ReadJson): LocatedBody[] {
  const whole = read.ok ? locateInJson(read.value, paste) : [];
  // A log may have more objects than the first.
  const isAll = read.ok && (paste.status !== undefined || text.trimEnd().endsWith(paste.body.trimEnd()));
  const embedded = isAll ? [] : locateInText(text);
  return embedded.length > whole.length ? embedded : whole;
}

function locateInJson(value: unknown, paste: Paste): LocatedBody[] {
  const { method, path, status, headers, body, bodyLine } = paste;
  const findInJson = createLineFinder(body);
  return findBodies(value, { method, path, status, headers }).map((found) => ({
    ...found,
    ...(found.path.length === 0 && typeof value === 'object' && { text: body }),
    isEscaped: typeof value === 'string',
    findLine: (field) => bodyLine + findInJson([...found.path, ...field]),
  }));
}

/** Between an object and the one before, there is what belongs to it: status line, headers, the beginning of a line of a log. */
function locateInText(text: string): LocatedBody[] {
  const located: LocatedBody[] = [];
  let previousEnd = 0;
  let line = 0;
  let counted = 0;
  for (const { value, text: json, offset, isEscaped } of listEmbeddedJson(text)) {
    if (located.length >= MAX_BODIES) break;
    const end = isEscaped ? offset : offset + json.length;
    const { body: _, bodyLine: __, ...exchange } = readPaste(text.slice(previousEnd, end));
    line += text.slice(counted, offset).split('\n').length - 1;
    previousEnd = end;
    counted = offset;
    const firstLine = line;
    const findInJson = isEscaped ? () => 0 : createLineFinder(json);
    for (const found of findBodies(value, exchange))
      located.push({
        ...found,
        ...(found.path.length === 0 && { text: json }),
        isEscaped,
        findLine: (field) => firstLine + findInJson([...found.path, ...field]),
      });
  }
  return located;
}
