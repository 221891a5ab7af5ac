import type { PageFacts, PageField, PagePart } from '../facts.ts';
import type { PlaceNames } from './place-names.ts';

const FIELD = /^(\s*)- \*\*(`+) ?(.*?) ?\2\*\* · (.*)$/;
const BODY = /^(`+)[^`]*\/[^`]*\1 · `+ ?(.*?) ?`+$/;
const FENCE = /^(\s*)(`{3,}|~{3,})/;

/** A page of a built site as its Markdown says it. */
export function readMarkdown(file: string, source: string, names: PlaceNames): PageFacts {
  const parts: PagePart[] = [];
  const codes: string[] = [];
  let part: PagePart = { place: 'head', words: '', fields: [] };
  parts.push(part);
  let stack: { indent: number; field: PageField }[] = [];
  let heading = '';
  let fence: string | undefined;
  let code: string[] = [];
  for (const line of source.split('\n')) {
    const mark = FENCE.exec(line)?.[2];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) {
        codes.push(code.join('\n'));
        fence = undefined;
      } else code.push(line);
      continue;
    }
    if (mark !== undefined) {
      [fence, code] = [mark, []];
      continue;
    }
    const [, level, title = ''] = /^(#{2,3}) (.*)$/.exec(line) ?? [];
    if (level !== undefined) {
      if (level === '##') heading = title;
      part = { place: names.find(heading, level === '###' ? title : undefined), words: `${line}\n`, fields: [] };
      [stack] = [[]];
      parts.push(part);
      continue;
    }
    if (names.isHeadersLine(line) && !/^headers|message headers/.test(part.place)) {
      part = {
        place: part.place.replace(/^response/, 'headers').replace(/^message/, 'message headers'),
        words: '',
        fields: [],
      };
      parts.push(part);
      stack = [];
    } else if (/^headers|^message headers/.test(part.place) && /^\S/.test(line) && !FIELD.test(line)) {
      // The list of headers ended: what follows is the body.
      const place = part.place.replace(/^message headers/, 'message').replace(/^headers/, 'response');
      part = parts.find((one) => one.place === place) ?? part;
      stack = [];
    }
    // The media type, then the name of the type: of several the first.
    const [, , type] = BODY.exec(line) ?? [];
    if (type !== undefined) part.name ??= type;
    const [, indent = '', , name, rest = ''] = FIELD.exec(line) ?? [];
    const depth = name === undefined ? (/^\s*/.exec(line)?.[0].length ?? 0) : indent.length;
    if (line.trim() !== '') while ((stack.at(-1)?.indent ?? -1) >= depth) stack.pop();
    const parent = stack.at(-1);
    if (name === undefined) {
      part.words += `${line}\n`;
      if (parent) parent.field.words += ` ${line.trim()}`;
      continue;
    }
    const field = { path: [parent?.field.path, name].filter(Boolean).join('.'), head: rest, words: rest };
    part.fields.push(field);
    stack.push({ indent: depth, field });
  }
  return { file, words: source, parts: merge(parts), codes };
}

/** Parts of one place are one: a page may come back to it. */
function merge(parts: PagePart[]): PagePart[] {
  const merged = new Map<string, PagePart>();
  for (const part of parts) {
    const before = merged.get(part.place);
    if (before && before !== part)
      merged.set(part.place, {
        ...{ place: part.place, words: before.words + part.words },
        fields: [...before.fields, ...part.fields],
        ...(before.name !== undefined && { name: before.name }),
      });
    else merged.set(part.place, part);
  }
  return [...merged.values()];
}
