import { type Context, getTarget, resolve } from '../context.ts';
import { type Located, listMembers, member, textAt } from '../located.ts';

/** An operation that takes values of a response, and what the document says of it. */
type ResponseLink = { id: string; located: Located; description: Located };

/** `links` of the success responses. https://spec.openapis.org/oas/v3.1.1#link-object */
export function listResponseLinks(context: Context, operation: Located): ResponseLink[] {
  const successes = listMembers(member(operation, 'responses')).filter(([status]) => status.startsWith('2'));
  return successes.flatMap(([, response]) =>
    listMembers(member(resolve(context, response), 'links')).flatMap(([, located]) => {
      const link = resolve(context, located);
      const id = findLinked(context, link);
      return id === undefined || !hasOperation(context, id)
        ? []
        : [{ id, located: link, description: member(link, 'description') }];
    }),
  );
}

/** Whether an operation of the document has this id, at a path, a webhook or a callback. */
export function hasOperation(context: Context, id: string): boolean {
  const ids = context.memoise('ids of operations', () => {
    const root: Located = { value: context.root, pointer: '' };
    const items = ['paths', 'webhooks'].flatMap((keyword) => listMembers(member(root, keyword)));
    return new Set(items.flatMap(([, item]) => listIds(context, item, 0)));
  });
  return ids.has(id);
}

/** A callback may have callbacks; more levels than these are a circle. */
const MAX_CALLBACKS = 3;

function listIds(context: Context, item: Located, depth: number): string[] {
  if (depth > MAX_CALLBACKS) return [];
  const pathItem = resolve(context, item);
  const operations = [...listMembers(pathItem), ...listMembers(member(pathItem, 'additionalOperations'))];
  return operations.flatMap(([, operation]) => {
    const callbacks = listMembers(member(operation, 'callbacks'));
    const items = callbacks.flatMap(([, callback]) => listMembers(resolve(context, callback)));
    return [
      ...[textAt(member(operation, 'operationId'))].filter((id) => id !== undefined),
      ...items.flatMap(([, inner]) => listIds(context, inner, depth + 1)),
    ];
  });
}

/** The id that a link names, or that of the operation at `#/paths/~1pots~1{id}/get`. */
export function findLinked(context: Context, link: Located): string | undefined {
  const id = textAt(member(link, 'operationId'));
  if (id !== undefined) return id;
  const reference = textAt(member(link, 'operationRef'));
  if (!reference?.startsWith('#')) return undefined;
  return textAt(member(getTarget(context, reference), 'operationId'));
}
