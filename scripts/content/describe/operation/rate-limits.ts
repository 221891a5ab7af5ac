import type { Operation } from '../../../../src/model/operation.ts';
import type { Context } from '../context.ts';
import { exists, type Located, member, numberAt, textAt, textsAt } from '../located.ts';

/** In numbers, the first of its limits that counts every call: one of `onlyWith` says nothing of the others. */
export function describeRate({ document: { root } }: Context, operation: Located): Operation['rate'] {
  const limits = member(root, 'x-rate-limits');
  const [limit] = textsAt(member(operation, 'x-rate-limit'))
    .map((name) => member(limits, name))
    .filter((one) => !exists(member(one, 'onlyWith')));
  if (!limit) return undefined;
  const [requests, seconds] = [numberAt(member(limit, 'limit')), numberAt(member(limit, 'windowSeconds'))];
  return requests !== undefined && seconds !== undefined ? { requests, seconds } : undefined;
}

/** Limits of an operation in words: `x-rate-limit` names entries of the document's `x-rate-limits`. */
export function describeRateLimits({ document: { root }, warn }: Context, operation: Located): string[] {
  const names = member(operation, 'x-rate-limit');
  const limits = member(root, 'x-rate-limits');
  return textsAt(names).flatMap((name) => {
    const limit = member(limits, name);
    const description = textAt(member(limit, 'description'));
    if (description !== undefined) return description;
    const [count, window] = [numberAt(member(limit, 'limit')), numberAt(member(limit, 'windowSeconds'))];
    if (count !== undefined && window !== undefined) return `${count} / ${window} s`;
    warn(
      names.pointer,
      `unknown rate limit "${name}"`,
      'It must be a name of x-rate-limits at the root of the document.',
    );
    return [];
  });
}
