import type { ProseNode } from '../../../../src/model/prose.ts';
import { type Context, descriptionAt } from '../context.ts';
import { type Located, member, textAt } from '../located.ts';

/** What the operations of a channel say of themselves, in documents of others: there it is often all that says what a channel is for. */
export function describeOperationTexts(context: Context, operations: Located[]): ProseNode[] {
  if (!context.isLenient) return [];
  return operations.flatMap((operation) => {
    const words = textAt(member(operation, 'summary')) ?? textAt(member(operation, 'title'));
    const title: ProseNode[] = words === undefined ? [] : [['p', null, words]];
    return [...title, ...(descriptionAt(context, operation) ?? [])];
  });
}
