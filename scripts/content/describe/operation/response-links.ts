import { type Context, getTarget, resolve } from '../context.ts';
import { type Located, listMembers, member, textAt } from '../located.ts';

/** An operation that takes values of a response, and what the document says of it. */
type ResponseLink = { id: string; description: Located };

/** `links` of the success responses. https://spec.openapis.org/oas/v3.1.1#link-object */
export function listResponseLinks(context: Context, operation: Located): ResponseLink[] {
  const successes = listMembers(member(operation, 'responses')).filter(([status]) => status.startsWith('2'));
  return successes.flatMap(([, response]) =>
    listMembers(member(resolve(context, response), 'links')).flatMap(([, located]) => {
      const link = resolve(context, located);
      const id = findLinked(context, link);
      return id === undefined ? [] : [{ id, description: member(link, 'description') }];
    }),
  );
}

/** The id that a link names, or that of the operation at `#/paths/~1pots~1{id}/get`. */
export function findLinked(context: Context, link: Located): string | undefined {
  const id = textAt(member(link, 'operationId'));
  if (id !== undefined) return id;
  const reference = textAt(member(link, 'operationRef'));
  if (!reference?.startsWith('#')) return undefined;
  return textAt(member(getTarget(context, reference), 'operationId'));
}
