import { required } from '../../../../packages/base/invariant.ts';
import type { ResponseDescription } from '../../../../src/model/operation.ts';
import { type Context, proseAt, resolve, summaryAt } from '../context.ts';
import { deduplicateSchemas } from '../deduplicate/repeated-schemas.ts';
import { type Located, listMembers, member } from '../located.ts';
import type { Direction } from '../schema/schema-context.ts';
import { describeContents } from './contents.ts';
import { listUnreadBodies } from './omissions.ts';
import { describeHeaders } from './parameter.ts';

/** Responses by status, success first. https://spec.openapis.org/oas/v3.1.1#responses-object */
export function describeResponses(context: Context, located: Located, direction: Direction): ResponseDescription[] {
  return listMembers(located)
    .filter(([status]) => !status.startsWith('x-'))
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([status, response]) => {
      warnOfStatus(context, status, response);
      const described = describeResponse(context, { status, response: resolve(context, response), direction });
      return listUnreadBodies(context, response).length > 0 ? { ...described, isUnread: true } : described;
    });
}

/** Shared responses are described once per status. */
function describeResponse(
  context: Context,
  { status, response, direction }: { status: string; response: Located; direction: Direction },
): ResponseDescription {
  return context.memoise(`response ${status} ${direction} ${response.pointer}`, () => ({
    status,
    description: [...summaryAt(context, response), ...proseAt(context, response)],
    headers: describeHeaders(context, member(response, 'headers'), `res-${status}-header`),
    contents: describeContents(context, member(response, 'content'), {
      prefix: `res-${status}`,
      direction,
    }).map((content) => ({
      ...content,
      schema: required(deduplicateSchemas([content.schema])[0], 'One schema stays one.'),
    })),
  }));
}

/** A code, a class of codes, or all others. */
const STATUS = /^(?:[1-5]\d\d|[1-5]XX|default)$/;

function warnOfStatus(context: Context, status: string, { pointer }: Located): void {
  if (!STATUS.test(status))
    context.warn(pointer, `"${status}" is not a status of a response`, 'Such as 200, 4XX or default.');
}

function rank(status: string): number {
  if (status === 'default') return 1000;
  return Number(status.replace(/x/gi, '9'));
}
