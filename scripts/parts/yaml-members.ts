import { parse } from 'yaml';
import type { Member } from './member.ts';

/** A key at the beginning of a block mapping's line, and what follows its colon. */
const KEY = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#"'[\]{},&*!|>%@`-][^:]*(?::[^\s:][^:]*)*|-\S[^:]*)\s*:(?=\s|$)/;

/**
 * The members of a block mapping between two offsets, which are those of lines: by indentation, without a tree. Texts that belong to a
 * member are indented more than its key (YAML 1.2.2, section 8.2.2).
 */
export function listYamlMembers(text: string, start: number, end: number): Member[] {
  const members: Member[] = [];
  let indentation: number | undefined;
  for (let at = start; at < end; ) {
    const newline = text.indexOf('\n', at);
    const next = newline < 0 || newline >= end ? end : newline + 1;
    const line = text.slice(at, next).trimEnd();
    const indent = line.length - line.trimStart().length;
    if (line !== '' && line[indent] !== '#' && !MARKER.test(line)) {
      indentation ??= indent;
      const key = indent === indentation ? KEY.exec(line.slice(indent)) : null;
      const before = members.at(-1);
      if (key?.[1] !== undefined) {
        if (before) before.end = at;
        members.push({ key: readKey(key[1]), start: at, value: at + indent + key[0].length, end });
      } else if (!before) return [];
    }
    at = next;
  }
  return members;
}

/** The beginning and the end of a document, and a directive. */
const MARKER = /^(?:---|\.\.\.|%)/;

function readKey(text: string): string {
  return /^["']/.test(text) ? String(parse(text)) : text;
}
