import type { Operation as DocumentOperation } from '../../../document/reader.js';
import { type Context, resolve } from '../context.ts';
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
export function hasOperation({ document, memoise }: Context, id: string): boolean {
  const ids = memoise('ids of operations', () => new Set(document.operations().flatMap(listIds)));
  return ids.has(id);
}

function listIds({ at, callbacks }: DocumentOperation): string[] {
  const id = textAt(member(at, 'operationId'));
  return [...(id === undefined ? [] : [id]), ...callbacks.flatMap(listIds)];
}

/** The id that a link names, or that of the operation at `#/paths/~1pots~1{id}/get`. */
export function findLinked(context: Context, link: Located): string | undefined {
  const id = textAt(member(link, 'operationId'));
  if (id !== undefined) return id;
  const reference = textAt(member(link, 'operationRef'));
  if (!reference?.startsWith('#')) return undefined;
  return textAt(member(context.document.target(reference), 'operationId'));
}
