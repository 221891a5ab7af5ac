import type { ToolReference } from '../../../src/model/page.ts';
import type { FieldPath } from './subject/known-fields.ts';
import type { Subject } from './subject/recognise.ts';

/** Where a field, or what it is inside of, is described; nothing for what is on no page. */
export function getFieldLink(path: FieldPath, subject: Subject, { fields }: ToolReference): string | undefined {
  if (subject.kind === 'response') return findAnchor(fields[subject.operation], `res-${subject.status}`, path);
  if (subject.kind !== 'frame') return undefined;
  const prefix = `message-${subject.type}`;
  const page = Object.values(fields).find(({ anchors }) => anchors.some((anchor) => anchor.startsWith(prefix)));
  return findAnchor(page, prefix, path);
}

/** The field of a request that an error complains of: `initialAmount.value`. */
export function getRequestFieldLink(
  field: string,
  operation: string | undefined,
  { fields }: ToolReference,
): string | undefined {
  return operation === undefined
    ? undefined
    : findAnchor(fields[operation], 'body', field.replace(/\[\d+\]/g, '').split('.'));
}

type Fields = ToolReference['fields'][string];

function findAnchor(fields: Fields | undefined, prefix: string, path: FieldPath): string | undefined {
  if (!fields) return undefined;
  const names = path.filter((step) => typeof step === 'string');
  for (let length = names.length; length > 0; length -= 1) {
    const anchor = [prefix, ...names.slice(0, length)].join('-');
    if (fields.anchors.includes(anchor)) return `${fields.page}#${anchor}`;
  }
  return undefined;
}
