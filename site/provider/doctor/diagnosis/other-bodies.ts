import { isDeep, isRecord, parseJson } from '../../../../packages/base/encoding/json.ts';

/** The same JSON as libraries print it: compact, indented, with spaces, with sorted members, without null, with characters escaped. */
export function reserialiseBody(body: string | undefined): string[] {
  const value = body === undefined || isDeep(body) ? undefined : parseJson(body.replace(/^\ufeff/, ''));
  if (body === undefined || value === undefined) return [];
  const compact = JSON.stringify(value);
  const sorted = sortMembers(value);
  const texts = [
    compact,
    JSON.stringify(value, null, 2),
    JSON.stringify(value, null, 4),
    spaced(value),
    JSON.stringify(sorted),
    spaced(sorted),
    JSON.stringify(value, (_, member) => member ?? undefined),
    escapeUnicode(compact),
    escapeUnicode(spaced(value)),
    compact.replaceAll('/', '\\/'),
    body.trim(),
    `${body}\n`,
    `${body}\r\n`,
    `${compact}\n`,
    body.replaceAll('\n', '\r\n'),
    `\ufeff${body}`,
    body.replace(/^\ufeff/, ''),
  ];
  return [...new Set(texts)].filter((text) => text !== body);
}

/** With a space after each comma and colon, as Python's `json.dumps` prints. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}: ${spaced(member)}`)
    .join(', ')}}`;
}

function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([name], [other]) => (name < other ? -1 : 1))
      .map(([name, member]) => [name, sortMembers(member)]),
  );
}

function escapeUnicode(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
