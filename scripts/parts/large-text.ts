import { parse } from 'yaml';
import { AuthorError } from '../content/problems/author-error.ts';
import { listJsonMembers, skipSpace } from './json-members.ts';
import type { LargeText, Member } from './member.ts';
import { listYamlMembers } from './yaml-members.ts';

/** A document in JSON or in YAML, whose objects are listed where they stand in the text. `file` is for messages. */
export function openLargeText(file: string, text: string): LargeText {
  const lineAt = createLineIndex(text);
  const first = skipSpace(text, text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0);
  const isJson = text[first] === '{';
  const refuse = (member: Member, error: unknown): never => {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const hint = /alias/i.test(reason) ? ALIAS_HINT : '';
    throw new AuthorError(`${file}:${lineAt(member.start)}  "${member.key}" cannot be read: ${reason}${hint}`);
  };
  if (isJson)
    return {
      ...{ format: 'json', text, lineAt, root: listJsonMembers(text, first) },
      list: ({ value }) => listJsonMembers(text, value),
      read: (member) => {
        try {
          return JSON.parse(text.slice(member.value, member.end));
        } catch (error) {
          return refuse(member, error);
        }
      },
    };
  return {
    ...{ format: 'yaml', text, lineAt, root: listYamlMembers(text, 0, text.length) },
    list: (member) => {
      const line = text.indexOf('\n', member.value) + 1;
      return line === 0 || line > member.end ? [] : listYamlMembers(text, line, member.end);
    },
    read: (member) => {
      try {
        const whole = parse(text.slice(member.start, member.end), { logLevel: 'error' });
        return Object.values(whole)[0];
      } catch (error) {
        return refuse(member, error);
      }
    },
  };
}

const ALIAS_HINT =
  '\n    hint: No alias may lead to another path. Write the document as JSON: npx @redocly/cli bundle openapi.yaml -o openapi.json';

const BYTE_ORDER_MARK = 0xfeff;

/** Tells the line of an offset, from 1. */
function createLineIndex(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
